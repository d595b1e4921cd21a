import { Heading } from '@aitours/ui';
import { useEffect, useRef } from 'react';

export interface StepTitleProps {
  step: string;
  title: string;
}

/** The title of the current step. It is focused when the step changes, not when the first one appears. */
export function StepTitle({ step, title }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Heading level={3} size="small" focusable ref={heading}>
      {title}
    </Heading>
  );
}
