export interface ShellAssets {
  /** Scripts of the shell in the order they run, below /assets/shell/. */
  readonly scripts: readonly string[];
  /** Files of the shell with their hashes. */
  readonly files: Readonly<Record<string, string>>;
}
