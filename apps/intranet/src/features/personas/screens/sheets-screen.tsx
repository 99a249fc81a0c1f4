import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Group } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { personas } from '@jornada/contract';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPrinter } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ToPeople } from '../../../shared/to-people.tsx';
import { SheetsReady } from '../components/sheets-ready.tsx';
import classes from '../sheets.module.css';

type WithoutEntry = SalidaDe<typeof personas.sinEntrar>['items'];

/** Access sheets on paper for people without e-mail: choose them, make the sheets, print them. The links are never kept. */
export function SheetsScreen() {
  const { t } = useTranslation();
  const { persona } = useSearch({ from: '/session/personas/hojas' });
  const list = useRead(personas.sinEntrar, {});
  const make = useSend(personas.hacerHojas);
  return (
    <Page title={t('personas.hojas.titulo')}>
      {make.data ? (
        <SheetsReady made={make.data} onAnother={make.reset} />
      ) : (
        <Loaded query={list}>
          {({ items }) => (
            <Choose items={items} first={persona} error={make.error} isBusy={make.isPending} onMake={(ids) => make.mutate({ ids })} />
          )}
        </Loaded>
      )}
    </Page>
  );
}

type ChooseProps = { items: WithoutEntry; first: number | undefined; error: unknown; isBusy: boolean; onMake: (ids: number[]) => void };

/** Who gets a sheet. A person who has one that is not used yet must be chosen: a new one makes it worthless. */
function Choose({ items, first, error, isBusy, onMake }: ChooseProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isAsked = items.some(({ id }) => id === first);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(items.filter(({ id, entregada }) => (isAsked ? id === first : entregada === null)).map(({ id }) => id)),
  );
  if (items.length === 0)
    return <EmptyState title={t('personas.hojas.nadie')} text={t('personas.hojas.nadie-texto')} action={<ToPeople />} />;
  const toggle = (id: number) => setChosen(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]));
  const isWhole = chosen.size === items.length;
  return (
    <Box maw="46rem">
      <p>{t('personas.hojas.texto')}</p>
      <Rows>
        <li>
          <CheckRow checked={isWhole} onChange={() => setChosen(new Set(isWhole ? [] : items.map(({ id }) => id)))}>
            <b>{t('personas.hojas.todas')}</b>
          </CheckRow>
        </li>
        {items.map(({ id, nombre, usuario, centro, entregada }) => (
          <li key={id}>
            <CheckRow checked={chosen.has(id)} onChange={() => toggle(id)}>
              <span className={classes.who}>
                {nombre}
                <small>
                  {[usuario, centro].filter(Boolean).join(' · ')}
                  {entregada && ` · ${t('personas.hojas.entregada', { dia: format.date(format.dayOf(entregada), 'day') })}`}
                </small>
              </span>
            </CheckRow>
          </li>
        ))}
      </Rows>
      <Problem error={error} />
      <Group mt="md">
        {chosen.size === 0 ? (
          <Hint role="status">{t('personas.hojas.elige')}</Hint>
        ) : (
          <Button size="lg" leftSection={<Glyph of={IconPrinter} />} loading={isBusy} onClick={() => onMake([...chosen])}>
            {t('personas.hojas.hacer', { count: chosen.size })}
          </Button>
        )}
      </Group>
    </Box>
  );
}
