/** A page that holds a script of another company. */
export interface Frame {
  /** Address of the script; empty where the browser brings what the frame needs. */
  readonly script: string;
  /** Origins that the script may speak to and embed, beside its own. */
  readonly origins: readonly string[];
  /** What the frame's own code is told; nothing secret. */
  readonly data: Readonly<Record<string, string>>;
}
