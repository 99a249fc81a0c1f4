import { useTranslation } from 'react-i18next';
import { ActionIcon, Button } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaFestivos, festivos } from '@jornada/contract/festivos.ts';
import { countFestivos } from '@jornada/domain/festivos/cuenta.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconFlag, IconHourglassLow, IconPlus, IconTrash } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { DayField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../festivos.module.css';

type Ano = SalidaDe<typeof festivos.ano>;
type Dia = { fecha: string; nombre: string };
const byDay = (list: readonly Dia[]): Dia[] => list.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));

/** The holidays that hold. In a year that nobody has confirmed they are the calendar's proposals. */
export function YearOfHolidays({ data }: { data: Ano }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ano, centro, confirmado, propuestos, locales, regiones } = data;
  const form = useContractForm(festivos.confirmar, {
    schema: entradaFestivos,
    which: { ano, centro: centro.id },
    initial: {
      region: centro.region,
      festivos: data.festivos,
      nuevo: { fecha: `${ano}-01-01`, nombre: '' },
    },
    input: ({ region: chosen, festivos: dias }) => ({ region: chosen, festivos: dias }),
    draft: `festivos.${centro.id}.${ano}`,
    sendsUnchanged: !confirmado,
    notice: t('festivos.confirmados'),
  });
  const { festivos: days, nuevo } = form.values;
  const listed = new Set(days.map(({ fecha }) => fecha));
  const { generales, locales: typed, faltan } = countFestivos(days, { propuestos, pais: centro.pais, ano });
  const said = [
    `${t('festivos.cuenta', { generales, locales: typed })}.`,
    faltan.generales > 0 && t('festivos.faltan-generales', { count: faltan.generales }),
    faltan.locales > 0 && t('festivos.faltan-locales', { count: faltan.locales }),
  ].filter(Boolean);
  const others = propuestos.filter(({ fecha }) => !listed.has(fecha));
  const near = locales.filter(({ fecha }) => !listed.has(fecha));
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
      <Section title={t('festivos.dias', { count: days.length })} note={said.join(' ')}>
        <ul className={classes.days}>
          {days.map(({ fecha, nombre }) => (
            <li key={fecha}>
              <Glyph of={IconFlag} />
              <span className={classes.date}>{format.capitalize(format.date(fecha, 'weekdayDay'))}</span>
              <span className={classes.name}>{nombre}</span>
              <ActionIcon
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
          <Others days={others} onAdd={put} />
        </Section>
      )}
      <Section title={t('festivos.local')} note={t('festivos.local-nota')}>
        {near[0] && (
          <>
            <Hint>{t(`festivos.locales.${near[0].de}`, { ano: ano - 1 })}</Hint>
            <Others days={near} onAdd={put} />
          </>
        )}
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

/** Days that can be added with one press. */
function Others({ days, onAdd }: { days: readonly Dia[]; onAdd: (dia: Dia) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={classes.days}>
      {days.map(({ fecha, nombre }) => (
        <li key={fecha}>
          <span className={classes.date}>{format.capitalize(format.date(fecha, 'weekdayDay'))}</span>
          <span className={classes.name}>{nombre}</span>
          <ActionIcon aria-label={t('festivos.anadir-este', { nombre })} onClick={() => onAdd({ fecha, nombre })}>
            <Glyph of={IconPlus} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
