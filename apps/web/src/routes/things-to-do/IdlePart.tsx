import { Skeleton, type SkeletonProps } from '@aitours/ui';
import { lazy } from 'react';
import { useIdle } from '../../hydration/index.ts';
import { LazyPart } from '../../platform/LazyPart.tsx';
import type { BrowsingProps } from './ThingsToDo.view.tsx';
import type { ProductsState } from './useProducts.ts';

const Part = lazy(() => import('./IdleParts.tsx'));

export interface IdlePartsProps extends BrowsingProps {
  /** For `map` and `nothing`. */
  products?: ProductsState;
  part: 'filters' | 'freeOn' | 'map' | 'nothing' | 'sort' | 'transferForm';
}

export interface IdlePartProps extends IdlePartsProps {
  /** Renders the part before the browser is idle. */
  isWanted?: boolean;
  /**
   * The placeholder.
   * @default 'control'
   */
  shape?: SkeletonProps['shape'];
}

/** A part of the page that the browser renders when it is idle. */
export const IdlePart = ({ isWanted, shape = 'control', ...props }: IdlePartProps) =>
  useIdle() || isWanted ? (
    <LazyPart shape={shape}>
      <Part {...props} />
    </LazyPart>
  ) : (
    <Skeleton shape={shape} />
  );
