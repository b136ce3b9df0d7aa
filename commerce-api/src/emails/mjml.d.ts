declare module 'mjml-core' {
  interface Options {
    readonly presets: readonly unknown[];
    readonly validationLevel: 'strict';
  }
  export default function mjml2html(mjml: string, options: Options): Promise<{ readonly html: string }>;
}

declare module 'mjml-preset-core' {
  const preset: unknown;
  export default preset;
}
