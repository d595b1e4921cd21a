import { ShoppingBag } from 'lucide-react';
import { Banner } from '../../packages/ui/src/components/Banner/Banner.tsx';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Pagination } from '../../packages/ui/src/components/Pagination/Pagination.tsx';
import { PriceSummary } from '../../packages/ui/src/patterns/PriceSummary/PriceSummary.tsx';

const lines = [
  { label: 'بالغون', amount: 'AED 530.00', detail: '2 × AED 265.00' },
  { label: 'أطفال', amount: 'AED 185.50' },
];

/** The same components in both directions, side by side. */
export function Mirrored() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))', gap: '1.5rem' }}>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction} dir={direction} style={{ display: 'grid', gap: '1rem', alignContent: 'start' }}>
          <strong>{direction === 'ltr' ? 'Left-to-right' : 'Right-to-left'}</strong>
          <Banner title="تغيّر السعر">كان السعر AED 530.00.</Banner>
          <PriceSummary lines={lines} total="AED 715.50" totalLabel="المجموع" />
          <Pagination label={`Pages, ${direction}`} page={2} pages={5} href={(page) => `#${page}`} />
          <Button icon={ShoppingBag}>أضف إلى السلة</Button>
        </div>
      ))}
    </div>
  );
}
