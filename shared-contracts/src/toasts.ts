export interface Toast {
  readonly key: string;
  readonly tone: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** True for errors that stay until closed. */
  readonly persistent: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** With a key it replaces the earlier message of that key, and can be dismissed by it. */
export type NewToast = Omit<Toast, 'key' | 'persistent'> & Partial<Pick<Toast, 'key' | 'persistent'>>;

/** Short messages at the edge of the page. The shell's toast host shows, times, pauses, and closes them. */
export interface Toasts {
  show(toast: NewToast): void;
  dismiss(key: string): void;
}
