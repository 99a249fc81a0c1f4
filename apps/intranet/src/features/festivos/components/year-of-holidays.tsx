import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { festivos } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconFlag, IconHourglassLow, IconPlus, IconTrash } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { Section } from '../../../shared/parts.tsx';
import { useMissing } from '../../../shared/use-missing.ts';
import classes from '../festivos.module.css';

type Ano = SalidaDe<typeof festivos.ano>;
type Dia = { fecha: string; nombre: string };
const byDay = (list: readonly Dia[]): Dia[] => list.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));

/** A year that nobody has confirmed begins with what the calendar proposes. */
export function YearOfHolidays({ data }: { data: Ano }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const { ano, centro, confirmado, propuestos, regiones } = data;
  const [region, setRegion] = useState(centro.region ?? '');
  const [days, setDays] = useState<Dia[]>(() => (confirmado ? data.festivos : propuestos.map(({ fecha, nombre }) => ({ fecha, nombre }))));
  const [nuevo, setNuevo] = useState<Dia>({ fecha: `${ano}-01-01`, nombre: '' });
  const confirmar = useSend(festivos.confirmar);
  const listed = new Set(days.map(({ fecha }) => fecha));
  const others = propuestos.filter(({ fecha }) => !listed.has(fecha));
  const isSame = JSON.stringify(days) === JSON.stringify(data.festivos) && region === (centro.region ?? '');
  const put = (dia: Dia) => setDays(byDay([...days.filter(({ fecha }) => fecha !== dia.fecha), dia]));
  const missing = useMissing();
  const chosen = nuevo.fecha.startsWith(`${ano}-`) ? nuevo.fecha : '';
  const add = () => {
    if (!missing.isComplete(chosen, nuevo.nombre)) return;
    put({ fecha: chosen, nombre: nuevo.nombre.trim() });
    setNuevo({ ...nuevo, nombre: '' });
    missing.forget();
  };
  return (
    <Form
      isDirty={!confirmado || !isSame}
      isBusy={confirmar.isPending}
      error={confirmar.error}
      save={confirmado ? t('festivos.guardar', { ano }) : t('festivos.confirmar', { ano, count: days.length })}
      onSave={() => {
        missing.forget();
        confirmar.mutate(
          { ano, centro: centro.id, region: region || null, festivos: days },
          { onSuccess: () => notices.show(t('festivos.confirmados')) },
        );
      }}
    >
      <div>
        {confirmado ? (
          <StatusPill icon={IconCheck} tone="accent">
            {t('festivos.confirmado-por', { autor: confirmado.autor, fecha: format.date(format.dayOf(confirmado.momento), 'numeric') })}
          </StatusPill>
        ) : (
          <StatusPill icon={IconHourglassLow} tone="warn">
            {t('festivos.sin-confirmar')}
          </StatusPill>
        )}
      </div>
      {regiones.length > 0 && (
        <NativeSelect
          label={t('festivos.region')}
          description={t('festivos.region-nota')}
          value={region}
          data={[
            { value: '', label: t('centros.campos.sin-region') },
            ...regiones.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
          ]}
          onChange={(event) => setRegion(event.currentTarget.value)}
        />
      )}
      <Section title={t('festivos.dias', { count: days.length })}>
        <ul className={classes.days}>
          {days.map(({ fecha, nombre }) => (
            <li key={fecha}>
              <Glyph of={IconFlag} />
              <span className={classes.date}>{format.capitalize(format.date(fecha, 'weekdayDay'))}</span>
              <span className={classes.name}>{nombre}</span>
              <ActionIcon
                variant="subtle"
                size="2.75rem"
                aria-label={t('festivos.quitar', { nombre })}
                onClick={() => setDays(days.filter((day) => day.fecha !== fecha))}
              >
                <Glyph of={IconTrash} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </Section>
      {others.length > 0 && (
        <Section title={t('festivos.propuestos')} note={t('festivos.propuestos-nota')}>
          <ul className={classes.days}>
            {others.map(({ fecha, nombre }) => (
              <li key={fecha}>
                <span className={classes.date}>{format.capitalize(format.date(fecha, 'weekdayDay'))}</span>
                <span className={classes.name}>{nombre}</span>
                <ActionIcon
                  variant="subtle"
                  size="2.75rem"
                  aria-label={t('festivos.anadir-este', { nombre })}
                  onClick={() => put({ fecha, nombre })}
                >
                  <Glyph of={IconPlus} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('festivos.local')} note={t('festivos.local-nota')}>
        <div className={classes.add}>
          <DayInput
            label={t('festivos.fecha')}
            value={nuevo.fecha}
            min={`${ano}-01-01`}
            max={`${ano}-12-31`}
            error={missing.at(chosen)}
            onChange={(dia) => setNuevo({ ...nuevo, fecha: dia })}
          />
          <TextInput
            label={t('festivos.nombre')}
            value={nuevo.nombre}
            maxLength={100}
            error={missing.at(nuevo.nombre)}
            onChange={(event) => setNuevo({ ...nuevo, nombre: event.currentTarget.value })}
          />
          <Button variant="default" onClick={add}>
            {t('festivos.anadir')}
          </Button>
        </div>
      </Section>
    </Form>
  );
}
