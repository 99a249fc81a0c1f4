import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { hoy, type IncidenciaVista } from '@jornada/contract/hoy.ts';
import { CLASES_INCIDENCIA, ESTADOS_INCIDENCIA, type ClaseIncidencia, type EstadoIncidencia } from '@jornada/domain/hoy/index.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Filters } from '@jornada/web/list/filters.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { IncidenceRow } from './incidence-row.tsx';
import { IncidencesBar } from './incidences-bar.tsx';
import classes from './incidences.module.css';

/** What of the incidences is in the address. */
export type IncidencesSearch = {
  estado?: EstadoIncidencia | 'todas' | undefined;
  clase?: ClaseIncidencia | undefined;
  persona?: number | undefined;
  centro?: number | undefined;
  departamento?: number | undefined;
  desde?: string | undefined;
};

type Props = {
  search: IncidencesSearch;
  set: (change: IncidencesSearch) => void;
  /** More filters. */
  filters?: ReactNode;
  /** The name as the way to the day. */
  renderName?: (incidencia: IncidenciaVista) => ReactNode;
};

/** While days are still being looked through, the list is read again. */
const AGAIN_MS = 3000;

export const keyOf = ({ persona, fecha, clase }: IncidenciaVista): string => `${persona.id} ${fecha} ${clase}`;

/** Days with something to settle: open ones first of all, with what was asked and answered; several are asked about or settled at once. */
export function Incidences({ search: { estado: chosenState = 'abierta', ...search }, set, filters, renderName }: Props) {
  const { t } = useTranslation();
  const estado = chosenState === 'todas' ? undefined : chosenState;
  const [isGrowing, setGrowing] = useState(false);
  const fresh = { refetchOnWindowFocus: true, ...(isGrowing && { refetchInterval: AGAIN_MS }) };
  const list = useList(hoy.incidencias, { ...search, estado }, { size: 50, ...fresh });
  const { faltan = 0 } = list.data ?? {};
  if (faltan > 0 !== isGrowing) setGrowing(faltan > 0);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const items = list.items.map((one) => ({ ...one, id: keyOf(one) }));
  const chosen = items.filter(({ id, estado: is }) => ticked.has(id) && is !== 'resuelta');
  const toggle = (ids: readonly string[], isOn: boolean): void =>
    setTicked((before) => (isOn ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id)))));
  const choose = (next: EstadoIncidencia): void => {
    setTicked(new Set());
    set({ estado: next === 'abierta' ? undefined : next });
  };
  const open = items.filter(({ estado: is }) => is !== 'resuelta').map(({ id }) => id);
  return (
    <>
      <Filters>
        <NativeSelect
          aria-label={t('hoy.incidencias.clase')}
          value={search.clase ?? ''}
          data={[
            { value: '', label: t('hoy.incidencias.todas-clases') },
            ...CLASES_INCIDENCIA.map((value) => ({ value, label: t(`hoy.clases.${value}`) })),
          ]}
          onChange={({ currentTarget }) => set({ clase: CLASES_INCIDENCIA.find((one) => one === currentTarget.value) })}
        />
        {filters}
      </Filters>
      <div className={classes.states}>
        <SegmentChoice
          aria-label={t('hoy.incidencias.estado-etiqueta')}
          value={chosenState}
          options={ESTADOS_INCIDENCIA.map((value) => ({
            value,
            label: t(`hoy.incidencias.estados.${value}`),
            count: list.data?.cuentas[value],
          }))}
          onChoose={(value) => value !== 'todas' && choose(value)}
        />
      </div>
      {faltan > 0 && <Hint role="status">{t('hoy.incidencias.mirando', { count: faltan })}</Hint>}
      <ReadList list={{ ...list, items }} empty={{ title: t('hoy.incidencias.vacia'), text: t('hoy.incidencias.vacia-texto') }}>
        {(all) => (
          <>
            {open.length > 0 && (
              <label className={classes.all}>
                <input type="checkbox" checked={chosen.length === open.length} onChange={() => toggle(open, chosen.length < open.length)} />
                {t('hoy.incidencias.elegir-todas')}
              </label>
            )}
            <Rows aria-label={t('hoy.incidencias.titulo')}>
              {all.map((one) => (
                <IncidenceRow
                  key={one.id}
                  of={one}
                  name={renderName ? renderName(one) : one.persona.nombre}
                  isChosen={one.estado === 'resuelta' ? null : ticked.has(one.id)}
                  onChoose={() => toggle([one.id], !ticked.has(one.id))}
                />
              ))}
            </Rows>
            <MoreInSight list={list} />
          </>
        )}
      </ReadList>
      {chosen.length > 0 && <IncidencesBar chosen={chosen} onDone={() => setTicked(new Set())} />}
    </>
  );
}
