import type { JSX } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A hint of a few words; it becomes the description of the button. */
  text: string;
  /** One focusable element: a `Button` or a `LinkButton`. */
  children: JSX.Element;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A hint on hover and on keyboard focus. Touch screens don't show it. Loads react-aria. */
export function Tooltip({ text, children, placement }: TooltipProps) {
  return (
    <OverlayContext>
      <TooltipTrigger delay={500}>
        <Focusable>{children}</Focusable>
        <AriaTooltip className={styles.tooltip} placement={placement} offset={8}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </OverlayContext>
  );
}
