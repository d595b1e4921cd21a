import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';

const { quick, base, slow, ease } = vars.motion;

/** One square per duration; a button moves all of them. */
export function MotionSamples() {
  const [moved, setMoved] = useState(false);
  return (
    <div style={{ display: 'grid', gap: vars.space.medium, justifyItems: 'start' }}>
      <Button onClick={() => setMoved(!moved)}>Move the squares</Button>
      {Object.entries({ quick, base, slow }).map(([name, duration]) => (
        <div key={name} style={{ inlineSize: '100%', font: vars.text.caption }}>
          {name}
          <div
            style={{
              inlineSize: '3rem',
              blockSize: '3rem',
              borderRadius: vars.radius.medium,
              background: vars.action.base,
              marginInlineStart: moved ? 'calc(100% - 3rem)' : 0,
              transition: `margin ${duration} ${ease}`,
            }}
          />
        </div>
      ))}
    </div>
  );
}
