import { Banner, Grid, Section, Skeleton, VisuallyHidden } from '@aitours/ui';
import { useApi } from '../../platform/api.tsx';
import { messages } from './messages.ts';
import * as styles from './PassList.css.ts';
import { SharedPass } from './SharedPass.tsx';

/** The passes of a booking, each with its code. Not printed: the PDF contains them. */
export function PassList({ booking }: { booking: string }) {
  const { data, failure, reload } = useApi('listPasses', { path: { ref: booking } });
  if (failure !== undefined)
    return (
      <Banner tone="critical" title={messages.failed} onRetry={reload}>
        {messages.failedText}
      </Banner>
    );
  if (data?.status === 'unpaid')
    return (
      <Banner tone="pending" title={messages.unpaid}>
        {messages.unpaidText}
      </Banner>
    );
  const isRide = data?.passes[0]?.kind === 'ride';
  return (
    <div className={styles.list}>
      <Section title={messages.title} description={isRide ? messages.leadOfRides : messages.lead}>
        {data ? (
          <Grid as="ul">
            {data.passes.map((pass, index) => (
              <SharedPass key={pass.number} pass={pass} position={index + 1} count={data.passes.length} />
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
