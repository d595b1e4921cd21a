import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface PageSkeletonProps {
  /** The layout of the page that is loading. */
  shape: 'list' | 'cards' | 'detail' | 'form' | 'table';
  /** The page has a panel beside its content: an order summary. */
  aside?: boolean;
  /** Announced: "Loading tours". */
  label: string;
}

const times = (count: number, item: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => item(index));

const shapes: Record<PageSkeletonProps['shape'], () => ReactNode> = {
  list: () => (
    <Grid columns={4}>
      {times(8, (index) => (
        <Stack key={index} gap="small">
          <Skeleton shape="poster" />
          <Skeleton />
          <Skeleton shape="short" />
        </Stack>
      ))}
    </Grid>
  ),
  cards: () => times(3, (index) => <Skeleton key={index} shape="card" />),
  detail: () => (
    <>
      <Skeleton shape="wide" />
      <Grid columns="panel" gap="xxlarge">
        <Stack>
          {times(7, (index) => (
            <Skeleton key={index} shape={index % 3 === 2 ? 'short' : 'line'} />
          ))}
        </Stack>
        <Skeleton shape="panel" />
      </Grid>
    </>
  ),
  form: () => (
    <>
      {times(4, (index) => (
        <Stack key={index} gap="xsmall">
          <Skeleton shape="short" />
          <Skeleton shape="control" />
        </Stack>
      ))}
      <Skeleton shape="button" />
    </>
  ),
  table: () => (
    <>
      {times(6, (index) => (
        <Inline key={index} wrap="never" gap="large">
          <Skeleton shape="circle" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Inline>
      ))}
    </>
  ),
};

/** The loading state of a whole page, in its layout. */
export function PageSkeleton({ shape, aside, label }: PageSkeletonProps) {
  const content = shapes[shape]();
  return (
    <Stack gap="large">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton shape="title" />
      {aside ? (
        <Grid columns="panel" gap="xlarge">
          <Stack gap="large">{content}</Stack>
          <Skeleton shape="panel" />
        </Grid>
      ) : (
        content
      )}
    </Stack>
  );
}
