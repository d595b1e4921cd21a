import type { Schema } from '@aitours/api-client';
import { Banner, Grid, Section, Skeleton, VisuallyHidden } from '@aitours/ui';
import { useApi } from '../../platform/api.tsx';
import { messages } from './messages.ts';
import * as styles from './PassList.css.ts';
import { SharedPass } from './SharedPass.tsx';

/** Loads the passes of a booking of the signed-in user. */
export function PassList({ booking }: { booking: string }) {
  const { data, failure, reload } = useApi('listPasses', { path: { ref: booking } });
  if (failure !== undefined)
    return (
      <Banner tone="critical" title={messages.failed} onRetry={reload}>
        {messages.failedText}
      </Banner>
    );
  return <Passes loaded={data} />;
}

interface PassesProps {
  /** `undefined` while they load. */
  readonly loaded: Schema<'BookingPasses'> | undefined;
}

/** The passes of a booking, each with its code. Not printed: the PDF contains them. */
export function Passes({ loaded }: PassesProps) {
  if (loaded?.status === 'unpaid')
    return (
      <Banner tone="pending" title={messages.unpaid}>
        {messages.unpaidText}
      </Banner>
    );
  const isRide = loaded?.passes[0]?.kind === 'ride';
  return (
    <div className={styles.list}>
      <Section title={messages.title} description={isRide ? messages.leadOfRides : messages.lead}>
        {loaded ? (
          <Grid as="ul">
            {loaded.passes.map((pass, index) => (
              <SharedPass key={pass.number} pass={pass} position={index + 1} count={loaded.passes.length} />
            ))}
          </Grid>
        ) : (
          <>
            <Skeleton shape="panel" />
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
          </>
        )}
      </Section>
    </div>
  );
}
