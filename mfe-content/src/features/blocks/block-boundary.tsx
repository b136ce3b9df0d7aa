import { Component, type ReactNode } from 'react';
import { type Platform, usePlatform } from 'shared-contracts/platform';

/** A block that fails costs only itself: nothing is shown in its place, and the failure is reported. */
export function BlockBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary report={usePlatform().report}>{children}</Boundary>;
}

interface BoundaryProps {
  readonly report: Platform['report'];
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Not as a failed render, which would take the release off this browser: the block's document is as likely wrong.
    this.props.report(error, { remote: 'content', phase: 'event' });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
