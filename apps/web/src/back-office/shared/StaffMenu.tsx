import { ChevronDown, Menu } from 'lucide-react';
import { useId, useState } from 'react';
import { usePermissions } from './access/usePermissions.ts';
import * as styles from './DashboardFrame.css.ts';
import { messages } from './messages.ts';
import { mainSections, type SectionName, type StaffSection, sectionGroups } from './staffSections.ts';

interface StaffMenuProps {
  readonly current: SectionName;
}

/** The links to the sections that the user may see (STAFF-02); on a phone below a button. */
export function StaffMenu({ current }: StaffMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const can = usePermissions();
  const isShown = ({ permission }: StaffSection) => !permission || can(permission);
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
        <Entries sections={mainSections.filter(isShown)} current={current} />
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

interface EntriesProps extends StaffMenuProps {
  readonly sections: readonly StaffSection[];
  readonly labelledBy?: string;
}

/** A menu that doesn't fit scrolls to the current entry. */
const bringIntoView = (entry: HTMLElement | null): void =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'center' });

const Entries = ({ sections, current, labelledBy }: EntriesProps) => (
  <ul className={styles.list} aria-labelledby={labelledBy}>
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
