import { ChevronDown, Menu } from 'lucide-react';
import { useId, useState } from 'react';
import { useQuirks } from '../../platform/api.tsx';
import { usePermissions } from './access/usePermissions.ts';
import * as styles from './DashboardFrame.css.ts';
import { messages } from './messages.ts';
import { type SectionName, type StaffSection, sectionGroups, specifiedSections } from './staffSections.ts';

interface StaffMenuProps {
  readonly current: SectionName;
}

/** The links to the sections that the user may see (STAFF-02). */
export const StaffMenu = ({ current }: StaffMenuProps) =>
  useQuirks().hasFullStaffMenu ? <FullMenu current={current} /> : <SpecifiedMenu current={current} />;

function SpecifiedMenu({ current }: StaffMenuProps) {
  const isShown = useShown();
  const shown = specifiedSections.filter(isShown);
  const parent = current === 'departures' ? 'bookings' : 'settings';
  const isListed = shown.some(({ name }) => name === current);
  return (
    <nav className={styles.nav} aria-label={messages.menu}>
      <Entries sections={shown} current={isListed ? current : parent} className={styles.row} />
    </nav>
  );
}

/** All sections; on a phone below a button. */
function FullMenu({ current }: StaffMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = useShown();
  const groups = sectionGroups.flatMap(({ name, sections }) => {
    const shown = sections.filter(isShown);
    return shown.length > 0 ? [{ name, shown }] : [];
  });
  return (
    <nav className={styles.nav} aria-label={messages.menu}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Menu aria-hidden className={styles.icon} />
        {messages.menuAt(messages.sections[current])}
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
      <div id={id} className={styles.groups} data-open={isOpen}>
        <Entries sections={specifiedSections.filter(isShown)} current={current} />
        {groups.map(({ name, shown }) => (
          <div key={name}>
            <p id={`${id}-${name}`} className={styles.groupTitle}>
              {messages.groups[name]}
            </p>
            <Entries sections={shown} current={current} labelledBy={`${id}-${name}`} />
          </div>
        ))}
      </div>
    </nav>
  );
}

function useShown(): (section: StaffSection) => boolean {
  const { sendsRequests } = useQuirks().cruises;
  const can = usePermissions();
  return ({ name, permission }) => (name !== 'cruises' || sendsRequests) && (!permission || can(permission));
}

interface EntriesProps extends StaffMenuProps {
  readonly sections: readonly StaffSection[];
  readonly labelledBy?: string;
  readonly className?: string;
}

/** A menu that doesn't fit scrolls to the current entry. */
const bringIntoView = (entry: HTMLElement | null): void =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'center' });

const Entries = ({ sections, current, labelledBy, className = styles.list }: EntriesProps) => (
  <ul className={className} aria-labelledby={labelledBy}>
    {sections.map(({ name, href, icon: Icon }) => (
      <li key={name}>
        <a
          className={styles.entry}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          ref={name === current ? bringIntoView : undefined}
        >
          <Icon aria-hidden className={styles.icon} />
          {messages.sections[name]}
        </a>
      </li>
    ))}
  </ul>
);
