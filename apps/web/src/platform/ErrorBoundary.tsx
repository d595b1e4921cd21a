import { Component, type ReactNode } from 'react';
import { reportError } from './reportError.ts';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /**
   * Rendered instead of the failed children.
   * @default nothing
   */
  readonly fallback?: ReactNode;
  /** Called with a render or load error. */
  readonly onFailure?: () => void;
  /** A new value resets the error: the page's path. */
  readonly resetKey?: string;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
}

/** Limits an error to one part of the page. */
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
