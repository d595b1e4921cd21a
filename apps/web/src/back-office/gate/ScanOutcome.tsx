import { formatShortDate, formatTime, toDubaiTime } from '@aitours/domain/dates';
import { Button, Heading, Text } from '@aitours/ui';
import { CircleAlert, CircleCheck, CircleX, type LucideIcon, ScanQrCode, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Outcome } from './decideOffline.ts';
import { messages } from './messages.ts';
import * as styles from './ScanOutcome.css.ts';
import type { Shown } from './useGate.ts';

export interface ScanOutcomeProps {
  readonly shown: Shown | undefined;
  readonly isScanning: boolean;
  readonly onUndo: (id: string, number: string) => void;
}

/** The result of the last scan, readable from an arm's length; announced at once, because people wait. */
export const ScanOutcome = ({ shown, isScanning, onUndo }: ScanOutcomeProps) => (
  <div aria-live="assertive" aria-atomic aria-busy={isScanning}>
    {shown?.is === 'scanned' ? (
      <Scanned key={shown.outcomes[0]?.id} {...shown} onUndo={onUndo} />
    ) : shown?.is === 'undone' ? (
      <Undone number={shown.number} />
    ) : shown?.is === 'failed' ? (
      <Panel
        tone="critical"
        icon={CircleAlert}
        title={messages.scanFailed}
        text={messages.scanFailedText}
        isFocused={shown.isFocused}
      />
    ) : (
      <Panel icon={ScanQrCode} title={messages.ready} text={messages.readyText} />
    )}
  </div>
);

interface PanelProps {
  readonly tone?: 'positive' | 'critical' | 'pending';
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly isFocused?: boolean;
  readonly children?: ReactNode;
}

function Panel({ tone, icon: Icon, title, text, isFocused = false, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div className={styles.panel} data-tone={tone}>
      <Icon aria-hidden className={styles.icon} />
      <Heading level={2} size="xlarge" focusable ref={heading}>
        {title}
      </Heading>
      <div className={styles.details}>
        <Text>{text}</Text>
        {children}
      </div>
    </div>
  );
}

/** The button that was clicked is gone, so the focus moves to the result. */
const Undone = ({ number }: { readonly number: string }) => (
  <Panel icon={Undo2} title={messages.undone} text={messages.undoneText(number)} isFocused />
);

interface ScannedProps extends Pick<ScanOutcomeProps, 'onUndo'> {
  readonly outcomes: readonly Outcome[];
  readonly isFocused: boolean;
}

/** Of several passes, the first that doesn't admit is shown. */
function Scanned({ outcomes, isFocused, onUndo }: ScannedProps) {
  const refused = outcomes.find(({ result }) => result !== 'admitted');
  const shown = refused ?? outcomes[0];
  if (!shown) return null;
  const { id, result, pass, checkIn } = shown;
  const isSingle = outcomes.length === 1;
  const canUndo = isSingle && result === 'admitted' && pass;
  return (
    <Panel
      tone={
        result === 'admitted' ? 'positive' : result === 'unpaid' || result === 'unverifiable' ? 'pending' : 'critical'
      }
      icon={result === 'admitted' ? CircleCheck : CircleX}
      title={!refused && !isSingle ? messages.admittedCount(outcomes.length) : messages.results[result]}
      text={messages.hints[result]}
      isFocused={isFocused}
    >
      {result === 'already' && checkIn && (
        <Text size="lead" strong>
          {messages.firstScan(formatTime(toDubaiTime(new Date(checkIn.at))), checkIn.gate)}
        </Text>
      )}
      {result === 'wrong-day' && pass && (
        <Text size="lead" strong>
          {messages.validOn(formatShortDate(pass.date))}
        </Text>
      )}
      <PassFacts {...shown} isSingle={isSingle} />
      {shown.isOffline && <Text size="small">{messages.decidedOffline}</Text>}
      {canUndo && (
        <Button
          tone="secondary"
          size="large"
          icon={Undo2}
          aria-label={messages.undoOf(pass.number)}
          onClick={() => onUndo(id, pass.number)}
        >
          {messages.undo}
        </Button>
      )}
    </Panel>
  );
}

function PassFacts({ pass, customerName, isSingle, result }: Outcome & { readonly isSingle: boolean }) {
  if (!pass) return null;
  return (
    <>
      {customerName && (
        <Text size="lead" strong>
          {customerName}
        </Text>
      )}
      {(isSingle || result !== 'admitted') && (
        <Text figures>{[pass.number, messages.kinds[pass.kind]].join(' · ')}</Text>
      )}
      {pass.title && (
        <Text size="small">{[pass.title, pass.time && formatTime(pass.time)].filter(Boolean).join(' · ')}</Text>
      )}
    </>
  );
}
