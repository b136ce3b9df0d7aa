import { Button } from './button.tsx';

interface MoreButtonProps {
  readonly label: string;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** Stands below a list, and asks for more of it. */
export function MoreButton({ label, isLoading, onMore }: MoreButtonProps) {
  return (
    <Button variant="secondary" css={{ justifySelf: 'start' }} loading={isLoading} loadingText={label} onClick={onMore}>
      {label}
    </Button>
  );
}
