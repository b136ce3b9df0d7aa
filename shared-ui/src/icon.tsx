import type { ReactNode } from 'react';

/**
 * Original drawings on a 24 px grid: outlined, 1.5 px, rounded. Each is a separate export, so that a page loads only
 * those it shows.
 */
export interface IconProps {
  /** Size in px, 24 by default. */
  size?: number;
  /** Accessible name when used alone. Without it the icon is decorative. */
  title?: string;
  /** Filled with its color: a chosen heart, a full star. */
  filled?: boolean;
  className?: string;
}

interface GlyphProps extends IconProps {
  d: string;
  children?: ReactNode;
}

function Glyph({ d, size = 24, title, filled = false, className, children }: GlyphProps) {
  const look = {
    className,
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: filled ? 'currentColor' : 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  const drawing = (
    <>
      <path d={d} />
      {children}
    </>
  );
  if (title === undefined) {
    return (
      <svg aria-hidden="true" {...look}>
        {drawing}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={title} {...look}>
      {drawing}
    </svg>
  );
}

export const AlertIcon = (props: IconProps) => (
  <Glyph d="M12 3.8 2.8 20h18.4L12 3.8ZM12 10v4.5M12 17.2v.1" {...props} />
);

export const ArrowRightIcon = (props: IconProps) => <Glyph d="M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5" {...props} />;
export const BagIcon = (props: IconProps) => (
  <Glyph d="M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" {...props} />
);

export const CheckIcon = (props: IconProps) => <Glyph d="m4.5 12.5 5 5 10-11" {...props} />;
export const CheckCircleIcon = (props: IconProps) => (
  <Glyph d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.9 2.9 5.3-6" {...props} />
);
export const ChevronDownIcon = (props: IconProps) => <Glyph d="m5.5 9 6.5 6.5L18.5 9" {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <Glyph d="M15 5.5 8.5 12l6.5 6.5" {...props} />;
export const ChevronRightIcon = (props: IconProps) => <Glyph d="m9 5.5 6.5 6.5L9 18.5" {...props} />;

export const ClockIcon = (props: IconProps) => (
  <Glyph d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.3l3.5 2" {...props} />
);
export const CloseIcon = (props: IconProps) => <Glyph d="m5.5 5.5 13 13M18.5 5.5l-13 13" {...props} />;
export const DownloadIcon = (props: IconProps) => <Glyph d="M12 3.5v12M6.5 10.5 12 16l5.5-5.5M4 20.5h16" {...props} />;

export const ErrorCircleIcon = (props: IconProps) => (
  <Glyph d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.2v.1" {...props} />
);
export const ExternalIcon = (props: IconProps) => (
  <Glyph d="M13.5 4h6.5v6.5M20 4l-9.5 9.5M17 13.5v6.5H4V7h6.5" {...props} />
);
export const EyeIcon = (props: IconProps) => (
  <Glyph
    d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z"
    {...props}
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Glyph
    d="M9.5 5.9A8.6 8.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6 7.6A16.3 16.3 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1M4 4l16 16"
    {...props}
  />
);

export const GiftIcon = (props: IconProps) => (
  <Glyph
    d="M4.5 11.5v9h15v-9M3.5 7.5h17v4h-17zM12 7.5v13M12 7.5C9 7.5 7.2 6.6 7.2 5.1S8.4 3 9.4 3C11.5 3 12 7.5 12 7.5ZM12 7.5c3 0 4.8-.9 4.8-2.4S15.6 3 14.6 3C12.5 3 12 7.5 12 7.5Z"
    {...props}
  />
);
export const GlobeIcon = (props: IconProps) => (
  <Glyph
    d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.6 2.5 4 5.6 4 9s-1.4 6.5-4 9c-2.6-2.5-4-5.6-4-9s1.4-6.5 4-9Z"
    {...props}
  />
);

export const HeartIcon = (props: IconProps) => (
  <Glyph d="M12 20.2S3.5 15.4 3.5 9.4A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.7c0 6-8.5 10.8-8.5 10.8Z" {...props} />
);
export const InfoIcon = (props: IconProps) => (
  <Glyph d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.7v.1" {...props} />
);
export const KeyIcon = (props: IconProps) => (
  <Glyph d="M11.65 10.25H21v3.5h-2v2.5h-3.5v-2.5h-3.85a4.5 4.5 0 1 1 0-3.5ZM7.3 12v.1" {...props} />
);
export const LeafIcon = (props: IconProps) => (
  <Glyph d="M5 19C3.5 9.5 9 4.5 20 4.5c.5 10-4 15.5-13 13.5M4 20.5c2-5.5 5.5-8.5 10-10.5" {...props} />
);
export const LockIcon = (props: IconProps) => (
  <Glyph d="M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5" {...props} />
);
export const MailIcon = (props: IconProps) => <Glyph d="M2.5 5h19v14h-19zM3 5.5l9 7.5 9-7.5" {...props} />;
export const MenuIcon = (props: IconProps) => <Glyph d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" {...props} />;
export const MinusIcon = (props: IconProps) => <Glyph d="M4.5 12h15" {...props} />;

export const MountainIcon = (props: IconProps) => (
  <Glyph d="M2.5 19.5 9 7l4 7 2.5-3.5 6 9h-19ZM7.3 10.5l2 1.5 1.5-1.5" {...props} />
);

export const PauseIcon = (props: IconProps) => <Glyph d="M8.5 5v14M15.5 5v14" {...props} />;

export const PinIcon = (props: IconProps) => (
  <Glyph
    d="M12 21s7-6.2 7-11.2a7 7 0 1 0-14 0C5 14.8 12 21 12 21ZM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    {...props}
  />
);
export const PlayIcon = (props: IconProps) => <Glyph d="M7 4.5l12.5 7.5L7 19.5z" {...props} />;
export const PlusIcon = (props: IconProps) => <Glyph d="M12 4.5v15M4.5 12h15" {...props} />;
/** A needle with its thread. */
export const RepairIcon = (props: IconProps) => (
  <Glyph
    d="M3.5 20.5 15 9M15 9c-1.2-3 1-5.5 5.5-5.5 0 4.5-2.5 6.7-5.5 5.5ZM18.2 5.8c2.3 2.7 2.3 5.7-.2 7.5-2.3 1.7-5 .4-6.5 2.7-1.3 2 .2 4.5 3 4.5"
    {...props}
  />
);

export const ReturnIcon = (props: IconProps) => (
  <Glyph d="M8.5 4.5 4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H8" {...props} />
);

export const SearchIcon = (props: IconProps) => (
  <Glyph d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5" {...props} />
);

export const ShieldIcon = (props: IconProps) => (
  <Glyph d="M12 3 4.5 5.8v5.7c0 4.5 3 7.9 7.5 9.5 4.5-1.6 7.5-5 7.5-9.5V5.8L12 3ZM8.5 12l2.5 2.5 4.5-5" {...props} />
);

export const StoreIcon = (props: IconProps) => (
  <Glyph
    d="M4.5 11.5v9h15v-9M3 8.5 5 3.5h14l2 5a2.9 2.9 0 0 1-6 .4 3 3 0 0 1-6 0 2.9 2.9 0 0 1-6-.4ZM10 20.5v-5.5h4v5.5"
    {...props}
  />
);

export const TagIcon = (props: IconProps) => <Glyph d="M3.5 3.5h8l9 9-8 8-9-9v-8ZM8 8v.1" {...props} />;

export const TruckIcon = (props: IconProps) => (
  <Glyph
    d="M2.5 6h11.5v10.5H9M14 9.5h4l3.5 3.8v3.2h-2M4.5 16.5h-2V6M16 16.5h-2M7 18.7a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2ZM17.7 18.7a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2Z"
    {...props}
  />
);

export const UserIcon = (props: IconProps) => (
  <Glyph d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c.6-3.6 3.7-5.5 8-5.5s7.4 1.9 8 5.5" {...props} />
);
