import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import type { CompaneraVista } from '@jornada/contract/team.ts';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { usePeople, type TeamFilters } from '../api.ts';
import { PersonRow } from './person-row.tsx';
import { WaitingPeople } from './waiting-people.tsx';

/** Rows of which one is open at a time. */
export function Rows({ items, label }: { items: readonly CompaneraVista[]; label: string }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <ul aria-label={label}>
      {items.map((persona) => (
        <PersonRow
          key={persona.id}
          persona={persona}
          isOpen={persona.id === open}
          onOpen={() => setOpen(persona.id === open ? null : persona.id)}
        />
      ))}
    </ul>
  );
}

/** Everybody who passes the filters, by name. */
export function People(filters: TeamFilters) {
  const { t } = useTranslation();
  const list = usePeople(filters);
  const isAtWork = filters.quienes === 'trabajando' && !filters.texto;
  const empty = isAtWork
    ? { title: t('team.vacio.trabajando'), text: t('team.vacio.trabajando-texto') }
    : { title: t('team.vacio.titulo'), text: t('team.vacio.texto') };
  return (
    <>
      <VisuallyHidden role="status">{list.data && t('team.mostradas', { count: list.items.length })}</VisuallyHidden>
      <ReadList list={list} empty={empty} waiting={<WaitingPeople />} problem={t('team.error')}>
        {(items) => (
          <>
            <Rows items={items} label={t('team.titulo')} />
            <MoreInSight list={list} />
          </>
        )}
      </ReadList>
    </>
  );
}
