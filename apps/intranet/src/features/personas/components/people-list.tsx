import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh } from '@jornada/ui/icons.ts';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { usePersonas } from '../api.ts';
import type { Chosen } from '../model/use-chosen.ts';
import type { personasSearch } from '../search.ts';
import { ListHead } from './list-head.tsx';
import { PersonRow } from './person-row.tsx';
import classes from '../list.module.css';

type Props = {
  list: ReturnType<typeof usePersonas>;
  /** How many there are in all, once that is known. */
  total: number | undefined;
  place: PlaceOf<typeof personasSearch>;
  chosen: Chosen;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
};

/** The list, its order at its head, and at its foot how many there are. While people are chosen, a row chooses instead of opening. */
export function PeopleList({ list, total, place, chosen, isChoosing, onChoosing }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { open, show } = place;
  const ahora = list.data?.ahora ?? '';
  // Counted a moment before or after: never fewer than there are to be seen.
  const told = (shown: number) => (total === undefined ? undefined : t('personas.de', { mostradas: shown, total: Math.max(total, shown) }));
  return (
    <ReadList list={list} empty={{ title: t('personas.vacio.titulo'), text: t('personas.vacio.texto') }}>
      {(items) => (
        <div className={classes.people} data-choosing={isChoosing}>
          <ListHead place={place} items={items} chosen={chosen} isChoosing={isChoosing} onChoosing={onChoosing} />
          <Rows aria-label={t('intranet.menu.personas')} className={classes.rows}>
            {items.map((persona) => (
              <PersonRow
                key={persona.id}
                persona={persona}
                ahora={ahora}
                isOpen={persona.id === open}
                isChosen={chosen.has(persona.id)}
                onOpen={() => (isChoosing ? chosen.toggle(persona) : show(persona.id))}
                onChoose={() => chosen.toggle(persona)}
              />
            ))}
          </Rows>
          <More list={list} told={told(items.length)}>
            <span>
              <Glyph of={IconRefresh} size="sm" /> {t('personas.al-dia', { hora: format.hour(ahora) })}
            </span>
          </More>
        </div>
      )}
    </ReadList>
  );
}
