import { useTranslation } from 'react-i18next';
import { ActionIcon, Button } from '@mantine/core';
import { entradaFestivos, festivos } from '@jornada/contract/festivos.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconFlag, IconHourglassLow, IconPlus, IconTrash } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { DayField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { Section } from '@jornada/web/list/section.tsx';
import classes from '../festivos.module.css';

type Ano = SalidaDe<typeof festivos.ano>;
type Dia = { fecha: string; nombre: string };
/** Public holidays of a year in Spain, the two local ones included (ET 37.2). */
const IN_SPAIN = 14;
const byDay = (list: readonly Dia[]): Dia[] => list.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));

/** A year that nobody has confirmed begins with the calendar's proposals. */
export function YearOfHolidays({ data }: { data: Ano }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ano, centro, confirmado, propuestos, regiones } = data;
  const form = useContractForm(festivos.confirmar, {
    schema: entradaFestivos,
    which: { ano, centro: centro.id },
    initial: {
      region: centro.region,
      festivos: confirmado ? data.festivos : propuestos.map(({ fecha, nombre }): Dia => ({ fecha, nombre })),
      nuevo: { fecha: `${ano}-01-01`, nombre: '' },
    },
    input: ({ region: chosen, festivos: dias }) => ({ region: chosen, festivos: dias }),
    draft: `festivos.${centro.id}.${ano}`,
    sendsUnchanged: !confirmado,
    notice: t('festivos.confirmados'),
  });
  const { festivos: days, nuevo } = form.values;
  const listed = new Set(days.map(({ fecha }) => fecha));
  const lacking = centro.pais === 'ES' ? Math.max(0, IN_SPAIN - days.length) : 0;
  const others = propuestos.filter(({ fecha }) => !listed.has(fecha));
  const put = (dia: Dia) => form.put({ festivos: byDay([...days.filter(({ fecha }) => fecha !== dia.fecha), dia]) });
  const add = () => {
    const nombre = nuevo.nombre.trim();
    const lacks = { fecha: !nuevo.fecha.startsWith(`${ano}-`), nombre: nombre === '' };
    const missing = Object.entries(lacks).flatMap(([name, isMissing]) =>
      isMissing ? [[`nuevo.${name}`, t('validacion.obligatorio')]] : [],
    );
    if (missing.length > 0) return form.refuse(Object.fromEntries(missing) as Record<string, string>);
    put({ fecha: nuevo.fecha, nombre });
    form.put({ nuevo: { ...nuevo, nombre: '' } });
  };
  return (
    <Form of={form} save={confirmado ? t('festivos.guardar', { ano }) : t('festivos.confirmar', { ano, count: days.length })}>
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
        <SelectField
          of={form}
          name="region"
          label={t('festivos.region')}
          description={t('festivos.region-nota')}
          options={[
            { value: null, label: t('centros.campos.sin-region') },
            ...regiones.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
          ]}
        />
      )}
      <Section title={t('festivos.dias', { count: days.length })} {...(lacking > 0 && { note: t('festivos.faltan', { count: lacking }) })}>
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
                onClick={() => form.put({ festivos: days.filter((day) => day.fecha !== fecha) })}
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
          <DayField of={form} name="nuevo.fecha" label={t('festivos.fecha')} min={`${ano}-01-01`} max={`${ano}-12-31`} />
          <TextField of={form} name="nuevo.nombre" label={t('festivos.nombre')} maxLength={100} />
          <Button variant="default" onClick={add}>
            {t('festivos.anadir')}
          </Button>
        </div>
      </Section>
    </Form>
  );
}
