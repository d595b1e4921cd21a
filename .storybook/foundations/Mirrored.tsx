import icons from 'virtual:icons';
import { Banner } from '../../packages/ui/src/components/Banner/Banner.tsx';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Pagination } from '../../packages/ui/src/components/Pagination/Pagination.tsx';
import { PriceSummary } from '../../packages/ui/src/patterns/PriceSummary/PriceSummary.tsx';

const texts = {
  ltr: ['Left-to-right', 'The price has changed', 'It was AED 530.00.', 'Adults', 'Children', 'Total', 'Add to cart'],
  rtl: ['Right-to-left', 'تغيّر السعر', 'كان السعر AED 530.00.', 'بالغون', 'أطفال', 'المجموع', 'أضف إلى السلة'],
} as const;

/** The same components in both directions, side by side. */
export function Mirrored() {
  return (
    <div
      className="sample sb-unstyled"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))', gap: '1.5rem' }}
    >
      {(['ltr', 'rtl'] as const).map((direction) => {
        const [name, title, message, adults, children, total, add] = texts[direction];
        const lines = [
          { label: adults, amount: 'AED 530.00' },
          { label: children, amount: 'AED 185.50' },
        ];
        return (
          <div key={direction} dir={direction} style={{ display: 'grid', gap: '1rem', alignContent: 'start' }}>
            <strong>{name}</strong>
            <Banner title={title}>{message}</Banner>
            <PriceSummary lines={lines} total="AED 715.50" totalLabel={total} />
            <Pagination label={`Pages, ${direction}`} page={2} pages={5} href={(page) => `#${page}`} />
            <Button icon={icons['ShoppingBag']}>{add}</Button>
          </div>
        );
      })}
    </div>
  );
}
