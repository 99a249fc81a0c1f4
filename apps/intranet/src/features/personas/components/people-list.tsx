import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import type { PlaceOf } from '../../../shared/use-place.ts';
import type { personasSearch } from '../search.ts';
import type { usePersonas } from '../api.ts';
import type { Chosen } from '../model/use-chosen.ts';
import { ListHead } from './list-head.tsx';
import { PersonRow } from './person-row.tsx';
import list from '../../../shared/list-aside.module.css';
import classes from '../personas.module.css';

type Props = {
  lista: ReturnType<typeof usePersonas>;
  /** The total number, once it is known. */
  total: number | undefined;
  place: PlaceOf<typeof personasSearch>;
  chosen: Chosen;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
};

/**
 * The list, with the order at its top and the total at its bottom. While people are being chosen, a row chooses instead of
 * opening.
 */
export function PeopleList({ lista, total, place, chosen, isChoosing, onChoosing }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { open, show } = place;
  return (
    <Loaded query={lista}>
      {({ pages }) => {
        const [first] = pages;
        const items = pages.flatMap((page) => page.items);
        if (!first || items.length === 0) return <EmptyState title={t('personas.vacio.titulo')} text={t('personas.vacio.texto')} />;
        return (
          <>
            <ListHead place={place} items={items} chosen={chosen} isChoosing={isChoosing} onChoosing={onChoosing} />
            <ul className={`${list.rows} ${classes.rows}`} aria-label={t('intranet.menu.personas')} data-choosing={isChoosing}>
              {items.map((persona) => (
                <PersonRow
                  key={persona.id}
                  persona={persona}
                  ahora={first.ahora}
                  isOpen={persona.id === open}
                  isChosen={chosen.has(persona.id)}
                  onOpen={() => (isChoosing ? chosen.toggle(persona) : show(persona.id))}
                  onChoose={() => chosen.toggle(persona)}
                />
              ))}
            </ul>
            <div className={classes.foot}>
              {/* The total may be counted at another moment, so it is at least the number of shown people. */}
              <span>{total !== undefined && t('personas.de', { mostradas: items.length, total: Math.max(total, items.length) })}</span>
              {lista.hasNextPage && (
                <Button variant="default" loading={lista.isFetchingNextPage} onClick={() => void lista.fetchNextPage()}>
                  {t('gestion.ver-mas')}
                </Button>
              )}
              <span className={classes.fresh}>
                <Glyph of={IconRefresh} size="sm" />
                {t('personas.al-dia', { hora: format.hour(first.ahora) })}
              </span>
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
