import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { Icon } from '@tabler/icons-react';
import type { PersonaFicha } from '@jornada/contract';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBeach, IconCalendarOff, IconFiles, IconKey, IconPigMoney } from '@jornada/ui/icons.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useProfile, useWebServices } from '@jornada/web/services.tsx';
import { balanceParts } from '@jornada/features/solicitudes/balance-parts.ts';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../person.module.css';

type Props = { persona: PersonaFicha };

/** What else there is of a person: vacations, hour bank, absences, PIN and documents, each with the way to its page. */
export function Glance({ persona }: Props) {
  const { t } = useTranslation();
  const { Modulos } = useProfile();
  const works = persona.cuenta !== 'baja' && persona.cuenta !== 'suspendida' && !persona.roles.includes('quiosco');
  return (
    <Rows aria-label={t('personas.vistazo.titulo')}>
      {works && Modulos.includes('vacaciones') && <Vacations persona={persona} />}
      {works && <Bank persona={persona} />}
      {works && <Absences persona={persona} />}
      {works && <KioskPin persona={persona} />}
      <Documents persona={persona} />
    </Rows>
  );
}

function Vacations({ persona: { id, nombre } }: Props) {
  const { t } = useTranslation();
  const { days } = useRequestWords();
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const ano = clock.now().toZonedDateTimeISO(zone).year;
  const { data, error } = useRead(vacaciones.saldos, { anio: ano, persona: id });
  const saldo = data?.items[0]?.saldo;
  const { usados, pedidos } = saldo ? balanceParts(saldo) : { usados: 0, pedidos: 0 };
  const detail = [
    t('personas.vistazo.usados', { dias: days(usados) }),
    pedidos > 0 && t('personas.vistazo.pedidos', { dias: days(pedidos) }),
  ];
  return (
    <GlanceRow
      icon={IconBeach}
      name={t('personas.vistazo.vacaciones', { ano })}
      detail={saldo && detail.filter(Boolean).join(' · ')}
      end={saldo && t('personas.vistazo.libres', { dias: days(saldo.libres) })}
      error={error}
      to="/vacaciones"
      renderRoot={(props) => <Link {...props} to="/vacaciones" search={{ texto: nombre, ver: id }} />}
    />
  );
}

function Bank({ persona: { id } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error } = useRead(bolsa.cuenta, { persona: id });
  const expiring = data?.cuenta.proximaCaducidad;
  const detail = expiring
    ? t('personas.vistazo.caducan', { horas: format.durationWithUnit(expiring.minutos), dia: format.date(expiring.fecha, 'numeric') })
    : t('bolsas.caduca-nada');
  return (
    <GlanceRow
      icon={IconPigMoney}
      name={t('personas.vistazo.bolsa')}
      detail={data && detail}
      end={data && format.balance(data.cuenta.saldoMinutos)}
      error={error}
      to="/bolsa"
      renderRoot={(props) => <Link {...props} to="/bolsa" search={{ persona: id, parte: 'persona' }} />}
    />
  );
}

function Absences({ persona: { nombre, ausencias, dia } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = ausencias.find(({ desde, aprobada, entera }) => aprobada && entera && desde <= dia.fecha);
  const next = ausencias.find((one) => one !== now && one.aprobada && (one.desde > dia.fecha || !one.entera));
  const asked = ausencias.find(({ aprobada }) => !aprobada);
  const dias = ({ desde, hasta }: { desde: string; hasta: string }): string => format.dayRange(desde, hasta, dia.fecha);
  const detail = [
    now && t('personas.vistazo.ahora', { dia: format.date(now.hasta, 'day') }),
    next && t('personas.vistazo.proxima', { dias: dias(next) }),
    asked && t('personas.vistazo.pedida', { dias: dias(asked) }),
  ].filter(Boolean);
  const first = (now ?? next ?? asked)?.desde;
  return (
    <GlanceRow
      icon={IconCalendarOff}
      name={t('personas.vistazo.ausencias')}
      detail={detail.length > 0 ? detail.join(' · ') : t('personas.vistazo.ninguna')}
      error={null}
      to="/ausencias"
      renderRoot={(props) => <Link {...props} to="/ausencias" search={{ texto: nombre, quienes: 'todas', ...(first && { dia: first }) }} />}
    />
  );
}

function KioskPin({ persona: { id, nombre } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error } = useRead(quiosco.personas, { persona: id });
  const one = data?.items[0];
  const detail = one?.pin
    ? t('personas.vistazo.con-pin', { dia: format.date(format.dayOf(one.pin), 'numeric') })
    : t('personas.vistazo.sin-pin');
  return (
    <GlanceRow
      icon={IconKey}
      name={t('personas.vistazo.pin')}
      detail={data && (one?.parada ? t('personas.vistazo.parado') : detail)}
      error={error}
      to="/quioscos/pins"
      renderRoot={(props) => <Link {...props} to="/quioscos/pins" search={{ texto: nombre, ver: id }} />}
    />
  );
}

function Documents({ persona: { id } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error } = useRead(documentacion.gestion, { persona: id, limit: 1 });
  const last = data?.items[0];
  const detail = last
    ? t('personas.vistazo.ultimo', { titulo: last.titulo, dia: format.date(format.dayOf(last.publicado), 'day') })
    : t('personas.vistazo.sin-documentos');
  const unsigned = data?.cuentas.porFirmar ?? 0;
  return (
    <GlanceRow
      icon={IconFiles}
      name={t('personas.vistazo.documentos')}
      detail={data && detail}
      end={unsigned > 0 && <span data-tone="warn">{t('personas.vistazo.por-firmar', { count: unsigned })}</span>}
      error={error}
      to="/documentos"
      renderRoot={(props) => <Link {...props} to="/documentos" search={{ persona: id }} />}
    />
  );
}

type GlanceRowProps = {
  icon: Icon;
  name: string;
  /** What is read; undefined until it is there. */
  detail: ReactNode;
  /** The figure at its end. */
  end?: ReactNode;
  error: unknown;
  /** The page that it leads to. Where the app has no such page the row is not shown. */
  to: string;
  renderRoot: (props: Record<string, unknown>) => ReactNode;
};

/** Something of a person in a line, and the way to its page. The line is as high before it is read. */
function GlanceRow({ icon, name, detail, end, error, to, renderRoot }: GlanceRowProps) {
  const { t } = useTranslation();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  if (!hasScreen(to)) return null;
  return (
    <LinkRow className={classes.glance ?? ''} renderRoot={renderRoot}>
      <Glyph of={icon} />
      <RowText name={name} detail={error ? t('personas.vistazo.sin-leer') : (detail ?? '\u00a0')} />
      {end}
    </LinkRow>
  );
}
