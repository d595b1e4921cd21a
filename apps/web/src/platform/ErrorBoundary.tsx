import { Component, type ReactNode } from 'react';
import { reportError } from './reportError.ts';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands in for what failed.
   * @default nothing */
  readonly fallback?: ReactNode;
  /** Hears of the failure: a part that came too late or not at all, a fault of ours. */
  readonly onFailure?: () => void;
  /** Given anew, it tries once more: the path of the page. */
  readonly resetKey?: string;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
}

/** Keeps one part's failure from taking the whole page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
