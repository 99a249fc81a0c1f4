import { useTranslation } from 'react-i18next';
import { IconCircleCheck, IconKey, IconLifebuoy, IconLock, IconMail, IconUserPlus } from '@jornada/ui/icons.ts';
import { FIRST_STEPS } from '@jornada/web/first-steps.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import type { ToDo } from '../api.ts';
import { Line, type LineProps } from './line.tsx';
import classes from '../inicio.module.css';

type Duty = LineProps & { count: number };

/** Things that wait for an admin, each with its link. Done things are not listed. */
export function Duties({ today }: { today: ToDo }) {
  const { t } = useTranslation();
  const { people, year, help, months, unconfirmed, handOver, failed } = today;
  // Until somebody else has come in for the first time.
  const isNew = people.cuentas.todas - people.sinEntrar.sinAcceso - people.sinEntrar.invitadas <= 1;
  const duties: Duty[] = [
    { icon: IconCircleCheck, text: 'intranet.hoy.guia', count: isNew ? 1 : 0, to: '/primeros-pasos' },
    { icon: IconLifebuoy, text: 'intranet.hoy.ayudas', count: help, to: '/contacto' },
    {
      icon: IconKey,
      text: 'intranet.hoy.sin-acceso',
      count: people.sinEntrar.sinAcceso,
      to: '/personas',
      search: { cuenta: 'sin-acceso' },
    },
    {
      icon: IconUserPlus,
      text: 'intranet.hoy.invitadas',
      count: people.sinEntrar.invitadas,
      to: '/personas',
      search: { cuenta: 'invitada' },
    },
    { icon: IconMail, text: 'intranet.hoy.por-entregar', count: handOver, to: '/correo', search: { estado: 'pendiente' } },
    { icon: IconMail, text: 'intranet.hoy.fallidos', count: failed, to: '/correo', search: { estado: 'fallido' } },
    { icon: IconLock, text: 'intranet.hoy.meses', count: months, to: '/cierres' },
  ];
  const open = duties.filter(({ count }) => count > 0);
  const step = unconfirmed > 0 ? FIRST_STEPS.find(({ id }) => id === 'festivos') : undefined;
  return (
    <Section title={t('intranet.hoy.por-hacer')}>
      {open.length === 0 && !step ? (
        <Hint>{t('intranet.hoy.nada')}</Hint>
      ) : (
        <ul className={classes.lines}>
          {open.map(({ text, count, ...line }) => (
            <Line key={text} {...line} text={t(text, { count })} />
          ))}
          {step && <Line icon={step.icon} to={step.to} search={{ ano: year }} text={t(step.text, { count: unconfirmed, ano: year })} />}
        </ul>
      )}
      <NextClosing today={today} />
    </Section>
  );
}

/** From when on the running month can be closed, if no other month can be closed now. */
function NextClosing({ today: { months, next } }: { today: ToDo }) {
  const { t } = useTranslation();
  const { month, date, capitalize } = useFormat();
  if (months > 0 || next === null) return null;
  const first = next.add({ months: 1 }).toPlainDate({ day: 1 });
  return <p className={classes.next}>{t('intranet.hoy.proximo', { mes: capitalize(month(next.month)), dia: date(first, 'day') })}</p>;
}

/** The first tasks of a new company, which has only its admin. */
export function FirstSteps({ today: { unconfirmed, year } }: { today: ToDo }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.lines}>
      {FIRST_STEPS.filter(({ id }) => id !== 'festivos' || unconfirmed > 0).map(({ id, icon, to, text }) => (
        <Line
          key={id}
          icon={icon}
          to={to}
          {...(id === 'festivos' ? { search: { ano: year } } : {})}
          text={t(text, { count: unconfirmed, ano: year })}
        />
      ))}
    </ul>
  );
}
