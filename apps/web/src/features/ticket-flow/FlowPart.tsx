import { Banner, Button, Card, Heading, Inline, PriceSummary, Stack, Text, useBackSteps } from '@aitours/ui';
import { ShoppingBag } from 'lucide-react';
import { useId, useState } from 'react';
import { PriceNote } from '../../platform/PriceNote.tsx';
import { StepTitle } from '../../platform/StepTitle.tsx';
import { DateStep } from './DateStep.tsx';
import { messages } from './messages.ts';
import { QuantityStep } from './QuantityStep.tsx';
import { SlotStep } from './SlotStep.tsx';
import { StepDots } from './StepDots.tsx';
import { describeChoice } from './sellable.ts';
import type { TicketFlowProps } from './TicketFlow.tsx';
import { TypeStep } from './TypeStep.tsx';
import { flowSteps } from './ticketChoice.ts';
import { type TicketFlow, useTicketFlow } from './useTicketFlow.ts';

/** The four steps to the cart (TICKET-19 to TICKET-43). A step change focuses its title. */
export default function FlowPart({ event, ...options }: TicketFlowProps) {
  const flow = useTicketFlow(event, options);
  const { choice, failure, quote } = flow;
  const titleId = useId();
  useBackToSteps(flow);
  const summary = describeChoice(choice.date, flow.type, flow.slot);
  return (
    <Card as="section" labelledBy={titleId} padding="large">
      <Stack gap="large">
        <Inline justify="between" gap="small">
          <Heading level={2} size="medium" id={titleId}>
            {messages.panel}
          </Heading>
          <StepDots current={flowSteps.indexOf(choice.step)} />
        </Inline>
        <Stack gap="medium">
          <Stack gap="xxsmall">
            <StepTitle step={choice.step} title={messages.steps[choice.step]} />
            {summary && (
              <Text size="small" tone="soft">
                {summary}
              </Text>
            )}
          </Stack>
          <Step flow={flow} />
        </Stack>
        {choice.step === 'quantities' && quote && (
          <PriceSummary lines={quote.lines} total={quote.total} note={messages.note} />
        )}
        {choice.step !== 'date' && <PriceNote />}
        {failure && (
          <Banner tone="critical" announce="alert">
            {failure}
          </Banner>
        )}
        <Controls flow={flow} />
      </Stack>
    </Card>
  );
}

/** Back shows the previous step, but not steps before the one that a link led to. */
function useBackToSteps({ choice, today, goBack }: TicketFlow): void {
  const index = flowSteps.indexOf(choice.step);
  const [first, setFirst] = useState<number>();
  if (first === undefined && today !== undefined) setFirst(index);
  useBackSteps(Math.max(0, index - (first ?? index)), goBack);
}

function Step({ flow }: { flow: TicketFlow }) {
  switch (flow.choice.step) {
    case 'date':
      return <DateStep flow={flow} />;
    case 'type':
      return <TypeStep flow={flow} />;
    case 'slot':
      return <SlotStep flow={flow} />;
    case 'quantities':
      return <QuantityStep flow={flow} />;
  }
}

/** Back, next and add to cart (TICKET-20, TICKET-28 to TICKET-30, TICKET-35), and why the step can't continue yet. */
function Controls({ flow }: { flow: TicketFlow }) {
  const { choice, obstacles, isAdding, goBack, goNext, add } = flow;
  const obstaclesId = useId();
  const blocked = { disabled: obstacles.length > 0, 'aria-describedby': obstaclesId };
  return (
    <Stack gap="small">
      <div id={obstaclesId} role="status">
        {obstacles.map((text) => (
          <Text key={text} size="small" tone={choice.step === 'quantities' ? 'scarce' : 'soft'}>
            {text}
          </Text>
        ))}
      </div>
      <Inline justify="between" gap="small">
        <Button tone="secondary" onClick={goBack} disabled={choice.step === 'date' || isAdding}>
          {messages.back}
        </Button>
        {choice.step === 'quantities' ? (
          <Button
            icon={ShoppingBag}
            busy={isAdding}
            busyLabel={messages.adding}
            {...blocked}
            onClick={() => void add()}
          >
            {messages.add}
          </Button>
        ) : (
          <Button {...blocked} onClick={goNext}>
            {messages.goNext}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
