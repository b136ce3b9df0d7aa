/** A page that contains a third-party script. */
export interface Frame {
  /** URL of the script; empty where the browser provides what is needed. */
  readonly script: string;
  /** Additional origins that the script may connect to and embed. */
  readonly origins: readonly string[];
  /** Parameters of the frame's own code; never secrets. */
  readonly data: Readonly<Record<string, string>>;
  /** It runs with an origin of its own, apart from the other frames, wherever it is opened. */
  readonly isSandboxed?: boolean;
}
