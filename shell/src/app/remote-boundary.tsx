import { Component, type ReactNode } from 'react';
import { type Platform, usePlatform } from 'shared-contracts/platform';

interface BoundaryProps {
  /** Owner of the contents. */
  readonly remote: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Contains an error within its part of the page, and reports it with its owner. */
export function RemoteBoundary(props: BoundaryProps) {
  return <Boundary {...props} report={usePlatform().report} />;
}

class Boundary extends Component<
  BoundaryProps & { readonly report: Platform['report'] },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, { remote: this.props.remote, phase: 'render' });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
