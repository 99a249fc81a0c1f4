import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { IconChevronLeft } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { Pane } from '@jornada/web/list/pane.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import type { List } from '@jornada/web/list/use-list.ts';
import { Page } from '@jornada/web/page.tsx';
import { OpenedRequest } from '../opened-request.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DecideBody } from './decide-body.tsx';
import { DecideFoot } from './decide-foot.tsx';
import { DecideRow } from './decide-row.tsx';
import { Narrow } from './narrow.tsx';
import { OpenedToDecideOf } from './opened-to-decide.tsx';
import { usePendingCount } from './pending.ts';
import { useToDecide, type Narrowed, type Which } from './reads.ts';
import { isForSeveral, useChosen } from './use-chosen.ts';
import { useHeldDecision, type HeldDecision } from './use-held-decision.ts';
import classes from './decide.module.css';

const WHICH = ['esperan', 'decididas'] as const;
const WHICH_OF_ALL = ['esperan', 'empresa', 'decididas'] as const;

type Props = {
  title: string;
  /** What is shown and what is open, as the address has it. */
  cuales: Which;
  narrowed: Narrowed;
  open: number | null;
  /** Whether one sees what waits for others, too: who decides for the whole company. */
  seesAll: boolean;
  onWhich: (cuales: Which) => void;
  onNarrow: (narrowed: Narrowed) => void;
  onOpen: (id: number | null) => void;
  /** Stands above the list: other parts of the inbox. */
  before?: ReactNode;
};

/** The requests that wait for one's decision, the oldest or what begins first, with the open one beside them; on a phone it has the page for itself. */
export function DecideInbox({ title, cuales, narrowed, open, seesAll, onWhich, onNarrow, onOpen, before }: Props) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const all = useToDecide(cuales, narrowed);
  const deciding = useHeldDecision();
  // What is decided in a moment has left the list, unless that is undone.
  const list = { ...all, items: all.items.filter(({ id }) => !deciding.held?.asked.some((one) => one.id === id)) };
  const pending = usePendingCount();
  const waits = cuales !== 'decididas';
  const isNarrowed = narrowed.clase !== undefined || narrowed.orden !== undefined;
  const chosen = useChosen(waits ? list.items : []);
  // On a desktop the first one is open without being asked for, and stays so whatever comes or goes.
  const place = [cuales, narrowed.clase, narrowed.orden].join(' ');
  const [begun, setBegun] = useState<{ place: string; id: number } | null>(null);
  const first = begun?.place === place ? begun.id : null;
  const setFirst = (id: number | null): void => setBegun(id === null ? null : { place, id });
  const top = list.items[0]?.id ?? null;
  if (first === null && top !== null) setFirst(top);
  // It stays once it was there: a select that goes while its list is read would take the focus with it.
  const [hasNarrow, setHasNarrow] = useState(false);
  if (!hasNarrow && (isNarrowed || list.items.length > 1)) setHasNarrow(true);
  const wanted = open ?? (isDesktop ? first : null);
  // Nobody decides about the same one twice.
  const isHeld = deciding.held?.asked.some(({ id }) => id === wanted) ?? false;
  const beside = isHeld ? top : wanted;
  // What is decided with others does not come back beside the list once it is sent.
  const hold = (one: HeldDecision): void => {
    const isAmong = (id: number | null): boolean => one.asked.some((asked) => asked.id === id);
    const next = list.items.find(({ id }) => !isAmong(id))?.id ?? null;
    if (isAmong(first)) setFirst(next);
    if (isAmong(open)) onOpen(next);
    deciding.hold(one);
  };
  const goOn = (id: number): void => {
    const at = list.items.findIndex((one) => one.id === id);
    const next = list.items[at + 1]?.id ?? list.items.find((one) => one.id !== id)?.id ?? null;
    setFirst(next);
    onOpen(next);
  };
  if (!isDesktop && open !== null)
    return <OnePage key={open} id={open} list={list} title={title} onBack={() => onOpen(null)} onNext={() => goOn(open)} />;
  const rows = (
    <div className={classes.list}>
      {before}
      <SegmentChoice
        mb="sm"
        aria-label={t('bandeja.estado.etiqueta')}
        value={cuales}
        options={(seesAll ? WHICH_OF_ALL : WHICH).map((value) => ({
          value,
          label: t(`solicitudes.decidir.cuales.${value}`),
          count: value === 'esperan' ? pending : undefined,
        }))}
        onChoose={(value) => {
          chosen.clear();
          setFirst(null);
          onWhich(value);
        }}
      />
      {hasNarrow && (
        <Narrow
          of={narrowed}
          isOrdered={waits}
          onNarrow={(next) => {
            chosen.clear();
            setFirst(null);
            onNarrow(next);
          }}
        />
      )}
      <ReadList
        list={list}
        empty={
          narrowed.clase
            ? { title: t('solicitudes.vacia.filtro'), text: t('solicitudes.vacia.filtro-texto') }
            : { title: t(`solicitudes.decidir.vacia.${cuales}`), text: t('solicitudes.decidir.vacia-texto') }
        }
        problem={t('bandeja.error')}
      >
        {(items) => (
          <>
            {chosen.isOffered && (
              <div className={classes.all}>
                <label className={classes.box}>
                  <input
                    type="checkbox"
                    checked={chosen.isAll}
                    ref={(box) => {
                      if (box) box.indeterminate = chosen.chosen.length > 0 && !chosen.isAll;
                    }}
                    onChange={chosen.toggleAll}
                  />
                  {t('solicitudes.decidir.elegir-todas')}
                </label>
              </div>
            )}
            <Rows aria-label={title}>
              {items.map((one) => (
                <DecideRow
                  key={one.id}
                  of={one}
                  isOpen={one.id === beside}
                  onOpen={() => onOpen(one.id)}
                  tellsWho={cuales === 'empresa'}
                  isChosen={waits && isForSeveral(one) ? chosen.has(one.id) : null}
                  onChoose={() => chosen.toggle(one.id)}
                />
              ))}
            </Rows>
            <MoreInSight list={list} />
          </>
        )}
      </ReadList>
      <BulkBar chosen={chosen} deciding={{ ...deciding, hold }} onOpen={onOpen} />
    </div>
  );
  return (
    <Page title={title}>
      <div className={classes.split} data-open={beside !== null}>
        {rows}
        {isDesktop && beside !== null && <OpenPane key={beside} id={beside} list={list} onNext={() => goOn(beside)} />}
      </div>
    </Page>
  );
}

type OneProps = { id: number; list: List<SolicitudPorDecidir>; onNext: () => void };

function OpenPane({ onNext, ...which }: OneProps) {
  return (
    <OpenedToDecideOf {...which}>
      {(query) => (
        <Pane label={query.data?.vista.persona.nombre} foot={query.data && <DecideFoot of={query.data.vista} onNext={onNext} />}>
          <OpenedRequest query={query}>{(opened) => <DecideBody of={opened} />}</OpenedRequest>
        </Pane>
      )}
    </OpenedToDecideOf>
  );
}

function OnePage({ title, onBack, onNext, ...which }: OneProps & { title: string; onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <Page title={title} lead={<LeadButton label={t('bandeja.volver')} icon={IconChevronLeft} onClick={onBack} />}>
      <OpenedToDecideOf {...which}>
        {(query) => (
          <>
            <OpenedRequest query={query}>{(opened) => <DecideBody of={opened} />}</OpenedRequest>
            {query.data && (
              <div className={classes.ownFoot}>
                <DecideFoot of={query.data.vista} onNext={onNext} />
              </div>
            )}
            {query.error && (
              <Button variant="default" mt="md" onClick={onBack}>
                {t('bandeja.volver')}
              </Button>
            )}
          </>
        )}
      </OpenedToDecideOf>
    </Page>
  );
}
