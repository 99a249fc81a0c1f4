import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { PersonaFila } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import type { Orden, personasSearch } from '../search.ts';
import type { Chosen } from '../model/use-chosen.ts';
import classes from '../list.module.css';

type Props = {
  place: PlaceOf<typeof personasSearch>;
  /** The people who are shown. */
  items: readonly PersonaFila[];
  chosen: Chosen;
  /** On a phone, checkboxes are shown only after the person asks to choose. */
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
};

/** The checkbox for all shown people, and the order of the columns: pressed again, the order is reversed. */
export function ListHead({ place: { search, set }, items, chosen, isChoosing, onChoosing }: Props) {
  const { t } = useTranslation();
  const sort = search.orden ?? 'nombre';
  const isDown = search.dir === 'desc';
  const ticked = items.filter(({ id }) => chosen.has(id)).length;
  const areAll = ticked === items.length;
  const column = (orden: Orden, label: string) => (
    <UnstyledButton
      className={classes.column}
      data-active={sort === orden}
      data-down={isDown}
      aria-pressed={sort === orden}
      onClick={() => set({ orden: orden === 'nombre' ? undefined : orden, dir: sort === orden && !isDown ? 'desc' : undefined })}
    >
      {label}
      {sort === orden && <Glyph of={IconChevronDown} size="sm" />}
    </UnstyledButton>
  );
  return (
    <div className={classes.head} role="group" aria-label={t('personas.columnas.ordenar')}>
      <label className={classes.chooseAll}>
        <input
          type="checkbox"
          checked={areAll}
          ref={(box) => {
            if (box) box.indeterminate = ticked > 0 && !areAll;
          }}
          onChange={() => (areAll ? chosen.drop(items.map(({ id }) => id)) : chosen.put(items))}
        />
        <span>{t('personas.elegir.todas', { count: items.length })}</span>
      </label>
      <UnstyledButton className={classes.choosing} aria-pressed={isChoosing} onClick={() => onChoosing(!isChoosing)}>
        {t(isChoosing ? 'personas.elegir.listo' : 'personas.elegir.empezar')}
      </UnstyledButton>
      <span className={classes.column} />
      {column('nombre', t('personas.columnas.persona'))}
      {column('ahora', t('personas.columnas.ahora'))}
      <span className={classes.column}>{t('personas.columnas.horario')}</span>
      {column('centro', t('personas.campos.centro'))}
      {column('contacto', t('personas.columnas.contacto'))}
    </div>
  );
}
