import { Button } from '@aitours/ui';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages.ts';

const ClearDialog = lazy(() => import('./ClearDialog.tsx'));

/** Empties the cart (CART-05) after a confirmation, because it can't be undone. */
export function ClearCart({ count, onClear }: { count: number; onClear: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button tone="quiet" icon={Trash2} onClick={() => setConfirming(true)}>
        {messages.clear}
      </Button>
      {isConfirming && (
        <Suspense>
          <ClearDialog
            count={count}
            onClose={() => setConfirming(false)}
            onConfirm={() => {
              setConfirming(false);
              onClear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
