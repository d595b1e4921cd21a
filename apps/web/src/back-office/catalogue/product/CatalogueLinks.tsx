import { CategoryPills, LinkButton, Stack } from '@aitours/ui';
import { useEffect, useRef } from 'react';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { articleCategoryMessages } from '../articles/articleCategoryMessages.ts';
import { articleMessages } from '../articles/articleMessages.ts';
import { attractionMessages } from '../attractions/attractionMessages.ts';
import { cruiseMessages } from '../cruises/cruiseMessages.ts';
import { destinationMessages } from '../destinations/destinationMessages.ts';
import { faqMessages } from '../faq/faqMessages.ts';
import { tourChoicesMessages } from '../tours/tourChoicesMessages.ts';
import { tourFormMessages } from '../tours/tourFormMessages.ts';
import { vehicleMessages } from '../vehicles/vehicleMessages.ts';
import { zoneMessages } from '../vehicles/zoneMessages.ts';

const lists = [
  { href: staffPaths.activity.list, label: attractionMessages.toActivities },
  { href: staffPaths.tour.list, label: tourFormMessages.title },
  { href: staffPaths.tourChoices, label: tourChoicesMessages.title },
  { href: staffPaths.attraction.list, label: attractionMessages.title },
  { href: staffPaths.vehicle.list, label: vehicleMessages.title },
  { href: staffPaths.zones, label: zoneMessages.title },
  { href: staffPaths.cruise.list, label: cruiseMessages.title },
  { href: staffPaths.destination.list, label: destinationMessages.title },
  { href: staffPaths.article.list, label: articleMessages.title },
  { href: staffPaths.articleCategories, label: articleCategoryMessages.title },
  { href: staffPaths.catalogueFaq, label: faqMessages.title },
];

export interface CatalogueLinksProps {
  /** The path of the list that is shown. */
  readonly current: string;
  readonly create?: { readonly href: string; readonly label: string };
}

/** The links to the lists of the catalogue, and to a new product. On a phone the current one is scrolled into view. */
export function CatalogueLinks({ current, create }: CatalogueLinksProps) {
  const links = useRef<HTMLDivElement>(null);
  useEffect(() => {
    links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <Stack gap="small">
      <div ref={links}>
        <CategoryPills
          label={attractionMessages.lists}
          pills={lists.map((list) => ({ ...list, current: list.href === current }))}
        />
      </div>
      {create && (
        <div>
          <LinkButton href={create.href}>{create.label}</LinkButton>
        </div>
      )}
    </Stack>
  );
}
