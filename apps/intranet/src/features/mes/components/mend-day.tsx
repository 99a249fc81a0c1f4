import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { mes, type DiaDelMesVista } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { Way } from '@jornada/ui/way.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { HourInput } from '@jornada/web/fields/hour-input.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayMarks } from './day-marks.tsx';
import { MendAbsence } from './mend-absence.tsx';
import { hourOf, instantOn, lacksOf } from '../model/mend.ts';
import classes from '../person.module.css';

type Answer = SalidaDe<typeof mes.dias>;
type Props = { dia: DiaDelMesVista; persona: Answer['persona']; tipos: Answer['tipos'] };

/** What is known of a day, its marks, and what the company proposes for it. Nothing counts before the person agrees. */
export function MendDay({ dia, persona, tipos }: Props) {
  const { t } = useTranslation();
  const format = useFormat(dia.zona ?? undefined);
  const { turno, inicio } = dia;
  const lacks = lacksOf(dia);
  return (
    <div className={classes.mend}>
      <p>
        {inicio === null && t('mes.no-ficho')}
        {lacks === 'salida' && inicio !== null && <Clocked dia={dia} persona={persona} inicio={inicio} />}{' '}
        {turno && t('mes.su-turno', { inicio: format.hour(turno.inicio), fin: format.hour(turno.fin) })}
      </p>
      {dia.pendientes > 0 && (
        <>
          <Hint>{t('mes.espera')}</Hint>
          <Way renderRoot={(props) => <Link {...props} to="/bandeja" search={{ cuales: 'empresa' }} />}>{t('mes.ver-bandeja')}</Way>
        </>
      )}
      {dia.estado !== null && <DayMarks dia={dia} persona={persona} />}
      {lacks !== null && <Proposal dia={dia} persona={persona} tipos={tipos} lacks={lacks} />}
      {lacks === 'dia' && <MendAbsence dia={dia} persona={persona} />}
    </div>
  );
}

/** When the person came, and the last thing that was recorded after it. */
function Clocked({ dia: { fecha, zona }, persona, inicio }: Pick<Props, 'dia' | 'persona'> & { inicio: string }) {
  const { t } = useTranslation();
  const format = useFormat(zona ?? undefined);
  const { data } = useRead(mes.marcas, { persona: persona.id, fecha });
  if (!data) return null;
  const last = data.marcas.length > 1 ? data.marcas.at(-1) : undefined;
  const hora = format.hour(inicio);
  return last
    ? t('mes.entro-y-sigue', { hora, marca: last.nombre, ultima: hourOn(last.momento, fecha, format) })
    : t('mes.entro', { hora });
}

function Proposal({ dia, persona, tipos, lacks }: Props & { lacks: 'salida' | 'dia' }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat(dia.zona ?? undefined);
  const { fecha, turno, inicio } = dia;
  const zona = dia.zona ?? format.zone;
  const [desde, setDesde] = useState(turno ? hourOf(turno.inicio, zona) : '');
  const [hasta, setHasta] = useState(turno ? hourOf(turno.fin, zona) : '');
  const [motivo, setMotivo] = useState(t(`mes.motivo-${lacks}`));
  const [name = persona.nombre] = persona.nombre.split(' ');
  const propose = useSend(mes.proponer, { once: true, onSuccess: () => notices.show(t('mes.propuesto', { nombre: name })) });
  const begin = lacks === 'dia' && desde !== '' ? instantOn({ fecha, hora: desde, zona, despues: null }) : inicio;
  const isReady =
    hasta !== '' && begin !== null && motivo.trim() !== '' && tipos.salida !== null && (lacks === 'salida' || tipos.entrada !== null);
  const send = (): void => {
    if (!isReady) return;
    const end = { tipo: tipos.salida ?? 0, hora: instantOn({ fecha, hora: hasta, zona, despues: begin }) };
    const marcas = lacks === 'dia' ? [{ tipo: tipos.entrada ?? 0, hora: begin }, end] : [end];
    propose.mutate({ persona: persona.id, fecha, marcas, motivo });
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={classes.hours}>
        {lacks === 'dia' && <HourInput label={t('mes.entrada')} value={desde} onChange={setDesde} />}
        <HourInput label={t('mes.salida')} value={hasta} onChange={setHasta} />
      </div>
      <TextInput label={t('mes.motivo')} value={motivo} maxLength={500} onChange={({ currentTarget }) => setMotivo(currentTarget.value)} />
      <Problem error={propose.error} />
      <Button type="submit" disabled={!isReady} loading={propose.isPending}>
        {t('mes.proponer', { nombre: name })}
      </Button>
      <Hint>{t('mes.proponer-nota')}</Hint>
    </form>
  );
}
