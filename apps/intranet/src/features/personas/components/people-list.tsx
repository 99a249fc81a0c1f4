import { useTranslation } from 'react-i18next';
import { Button, UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconRefresh } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Loaded } from '../../../platform/loaded.tsx';
import type { usePlace } from '../../../platform/use-place.ts';
import type { usePersonas } from '../api.ts';
import { ORDENES, type Orden } from '../model/filters.ts';
import { PersonRow } from './person-row.tsx';
import classes from '../personas.module.css';

type Props = { lista: ReturnType<typeof usePersonas>; place: ReturnType<typeof usePlace> };

/** The list, its order at its head, and at its foot how many there are. */
export function PeopleList({ lista, place }: Props) {
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
            <Head place={place} />
            <ul className={classes.rows} aria-label={t('intranet.menu.personas')}>
              {items.map((persona) => (
                <PersonRow
                  key={persona.id}
                  persona={persona}
                  ahora={first.ahora}
                  isOpen={persona.id === open}
                  onOpen={() => show(persona.id)}
                />
              ))}
            </ul>
            <div className={classes.foot}>
              <span>{t('personas.de', { mostradas: items.length, total: first.total })}</span>
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

/** What a column is ordered by; pressed again, the other way round. */
function Head({ place: { text, set } }: { place: Props['place'] }) {
  const { t } = useTranslation();
  const sort = ORDENES.find((one) => one === text('orden')) ?? 'nombre';
  const isDown = text('dir') === 'desc';
  const column = (orden: Orden, label: string) => (
    <UnstyledButton
      className={classes.column}
      data-active={sort === orden}
      data-down={isDown}
      aria-pressed={sort === orden}
      onClick={() => set({ orden: orden === 'nombre' ? '' : orden, dir: sort === orden && !isDown ? 'desc' : '' })}
    >
      {label}
      {sort === orden && <Glyph of={IconChevronDown} size="sm" />}
    </UnstyledButton>
  );
  return (
    <div className={classes.head} role="group" aria-label={t('personas.columnas.ordenar')}>
      <span />
      {column('nombre', t('personas.columnas.persona'))}
      {column('ahora', t('personas.columnas.ahora'))}
      <span className={classes.column}>{t('personas.columnas.horario')}</span>
      {column('centro', t('personas.campos.centro'))}
      {column('contacto', t('personas.columnas.contacto'))}
    </div>
  );
}
