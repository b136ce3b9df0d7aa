import { Component, type ReactNode } from 'react';
import { type Platform, usePlatform } from 'shared-contracts/platform';

interface PartBoundaryProps {
  /** The remote that failures are reported for. */
  readonly remote: string;
  /** What is shown where it fails: nothing, if not given. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** A part that fails costs only itself, and the failure is reported. */
export function PartBoundary(props: PartBoundaryProps) {
  return <Boundary report={usePlatform().report} {...props} />;
}

interface BoundaryProps extends PartBoundaryProps {
  readonly report: Platform['report'];
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Not as a failed render, which would take the release off this browser: what the part shows is as likely wrong.
    this.props.report(error, { remote: this.props.remote, phase: 'event' });
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
