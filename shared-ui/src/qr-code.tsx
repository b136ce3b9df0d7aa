export interface QrCodeProps {
  /** What the code is for. */
  readonly label: string;
  /** The side in modules, and an SVG path of the dark ones, as the services draw it. */
  readonly code: { readonly size: number; readonly path: string };
}

/** A QR code. Black on white in dark mode too: not every camera reads it inverted. */
export function QrCode({ label, code: { size, path } }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      css={{ width: 'min(100%, 14rem)', background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
