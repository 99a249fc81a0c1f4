import { Fragment, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { hoy, PersonaHoy } from '@jornada/contract/hoy.ts';
import { ESTADOS_HOY, PRIMERO } from '@jornada/domain/hoy/index.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { AskLate } from './ask-late.tsx';
import { cityOf } from './city-of.ts';
import { TodayRow, type Ways } from './today-row.tsx';
import { useToday, type TodaySearch } from './use-today.ts';
import { COUNT_OF, toFindOut } from './words.ts';
import classes from './today.module.css';

type Today = SalidaDe<typeof hoy.listado>;
type Props = Ways & { search: TodaySearch; set: (change: TodaySearch) => void };

/** Hours that the axis names. */
const HOURS = [3, 6, 9, 12, 15, 18, 21] as const;
/** Hours nearer to now than this are left out, so that they do not touch: on an axis with room for all of them, and on a narrow one. */
const NEAR = { wide: 3.3, narrow: 5.6 } as const;
/** Hours between those that a narrow axis names. */
const STEP = 6;
const ROW = { desktop: 34, phone: 82 } as const;

const FIRST: ReadonlySet<string> = new Set(PRIMERO);

/** Everybody one sees, by where they stand: those to look at first, then the centres, on one axis. It changes by itself. */
export function TodayList({ search, set, ...ways }: Props) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const list = useRef<HTMLDivElement>(null);
  const { today, room } = useToday(search, { list, rowHeight: isDesktop ? ROW.desktop : ROW.phone });
  const cuentas = today.data?.cuentas;
  const all = { value: '' as const, label: t('hoy.estados.todas'), count: cuentas?.todas };
  // Most companies have none of them, and the row is full.
  const states = ESTADOS_HOY.filter((one) => one !== 'sin-estrenar' || search.estado === one || (cuentas?.sinEstrenar ?? 0) > 0);
  return (
    <>
      <div className={classes.states}>
        <SegmentChoice
          aria-label={t('hoy.estado-etiqueta')}
          value={search.estado ?? ''}
          options={[all, ...states.map((value) => ({ value, label: t(`hoy.estados.${value}`), count: cuentas?.[COUNT_OF[value]] }))]}
          onChoose={(estado) => set({ estado: estado === '' ? undefined : estado })}
        />
      </div>
      <Loaded query={today} problem={t('hoy.error')}>
        {(data) => (
          <div ref={list} className={classes.list} style={{ '--now': nowOf(data) } as CSSProperties}>
            {data.items.length === 0 ? (
              <EmptyState title={t('hoy.nadie')} text={t('hoy.nadie-texto')} />
            ) : (
              <>
                <Axis of={data} />
                <div style={{ height: room.above }} />
                <Groups of={data} {...ways} />
                <div style={{ height: room.below }} />
                <Legend of={data} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

const hourOf = ({ ahora, zona }: Today): number => {
  const now = Temporal.Instant.from(ahora).toZonedDateTimeISO(zona);
  return now.hour + now.minute / 60;
};
const nowOf = (today: Today): string => `${(hourOf(today) / 24) * 100}%`;

function Axis({ of }: { of: Today }) {
  const { t } = useTranslation();
  const format = useFormat(of.zona);
  const now = hourOf(of);
  return (
    <div className={classes.axis}>
      <span>{t('hoy.eje', { lugar: cityOf(of.zona) })}</span>
      <span className={classes.hours} aria-hidden="true">
        {HOURS.filter((hour) => Math.abs(hour - now) > NEAR.wide).map((hour) => (
          <span
            key={hour}
            data-wide={hour % STEP !== 0 || Math.abs(hour - now) <= NEAR.narrow}
            style={{ insetInlineStart: `${(hour / 24) * 100}%` }}
          >
            {hour}
          </span>
        ))}
        <b>{format.hour(of.ahora)}</b>
      </span>
    </div>
  );
}

/** The people in their order: a card for those to look at first, and a heading before each centre. */
function Groups({ of: { items, centros, ahora, zona }, ...ways }: { of: Today } & Ways) {
  const { t } = useTranslation();
  const groups = Map.groupBy(items, (one) => (FIRST.has(one.estado) ? 'primero' : (one.centro?.id ?? 0)));
  const rows = (people: readonly PersonaHoy[], label: string) => (
    <ul aria-label={label}>
      {people.map((persona) => (
        <TodayRow key={persona.id} persona={persona} ahora={ahora} zona={zona} {...ways} />
      ))}
    </ul>
  );
  return [...groups].map(([group, people]) => {
    if (group === 'primero') {
      return (
        <div key={group} className={classes.first}>
          <AskLate people={people} />
          {rows(people, t('hoy.primero'))}
        </div>
      );
    }
    const centro = centros.find(({ id }) => (id ?? 0) === group);
    const name = centro?.nombre || t('hoy.sin-centro');
    return (
      <Fragment key={group}>
        {centro && <CentreHead of={centro} name={name} ahora={ahora} zona={zona} />}
        {rows(people, name)}
      </Fragment>
    );
  });
}

function CentreHead({
  of: { cuentas, zona },
  name,
  ahora,
  zona: ours,
}: {
  of: Today['centros'][number];
  name: string;
  ahora: string;
  zona: string;
}) {
  const { t } = useTranslation();
  const there = useFormat(zona);
  const open = toFindOut(cuentas);
  const parts = [
    ...(['trabajando', 'pausa', 'ausente', 'fuera', 'sin-estrenar'] as const)
      .filter((one) => cuentas[COUNT_OF[one]] > 0)
      .map((one) => t(`hoy.partes.${one}`, { count: cuentas[COUNT_OF[one]] })),
    ...(open > 0 ? [t('hoy.partes.por-saber', { count: open })] : []),
  ].join(', ');
  const hour = there.hour(ahora);
  const isElsewhere =
    Temporal.Instant.from(ahora).toZonedDateTimeISO(zona).offset !== Temporal.Instant.from(ahora).toZonedDateTimeISO(ours).offset;
  return (
    <h2 className={classes.centre}>
      <span>
        {name} <small>{cuentas.todas}</small>
      </span>
      <small>{isElsewhere ? `${parts} · ${t('hoy.alli', { hora: hour })}` : parts}</small>
    </h2>
  );
}

function Legend({ of: { ahora, zona } }: { of: Today }) {
  const { t } = useTranslation();
  const format = useFormat(zona);
  return (
    <p className={classes.legend}>
      <span>{t('hoy.reservado')}</span>
      <span>{t('hoy.al-dia', { hora: format.hour(ahora) })}</span>
      <span aria-hidden="true">
        <i data-of="trabajado" /> {t('hoy.leyenda.trabajado')} <i data-of="previsto" /> {t('hoy.leyenda.previsto')}
        <i data-of="pausa" /> {t('hoy.leyenda.pausa')}
      </span>
    </p>
  );
}
