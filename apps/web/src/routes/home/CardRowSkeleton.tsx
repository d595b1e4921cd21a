import { cardsPerPage } from '@aitours/domain/browse';
import { Grid, Skeleton, Stack, VisuallyHidden } from '@aitours/ui';

/** Placeholder of one row of cards while they load. */
export function CardRowSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Grid columns={4}>
        {Array.from({ length: cardsPerPage }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
          <Stack key={index} gap="small">
            <Skeleton shape="poster" />
            <Skeleton />
            <Skeleton shape="short" />
          </Stack>
        ))}
      </Grid>
    </>
  );
}
