import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import type { Rama } from '../model/tree.ts';
import classes from '../team.module.css';

type Props = { rama: Rama; quienes: 'trabajando' | undefined; isInner: boolean; isOpen: boolean; onToggle: () => void };

/** The name of a department, how many there are, and how many of them work. It opens and closes it. */
export function DepartmentHead({ rama, quienes, isInner, isOpen, onToggle }: Props) {
  const { t } = useTranslation();
  const { nombre, personas, trabajando } = rama;
  const Heading = isInner ? 'h3' : 'h2';
  return (
    <Heading className={classes.head}>
      <button type="button" className={classes.headButton} aria-expanded={isOpen} onClick={onToggle}>
        <span className={classes.headWords}>
          <span className={classes.headName}>
            {nombre} <span className={classes.count}>{quienes ? trabajando : personas}</span>
          </span>
          {trabajando !== undefined && !quienes && <span className={classes.headNote}>{t('team.trabajando', { count: trabajando })}</span>}
        </span>
        <Glyph of={IconChevronDown} size="sm" data-open={isOpen} />
      </button>
    </Heading>
  );
}
