import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import { entradaExporte, exportes } from '@jornada/contract/exportes/calls.ts';
import type { ExporteVista } from '@jornada/contract/exportes/vistas.ts';
import { personas } from '@jornada/contract/personas.ts';
import { CLASES_EXPORTE, type ClaseExporte } from '@jornada/domain/exportes/modelo.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { IconCash, IconFileSearch, IconListNumbers, IconShieldCheck, IconUsers } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { DayField, SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useProfile, useWebServices } from '@jornada/web/services.tsx';

const ICONS = {
  inspeccion: IconShieldCheck,
  representantes: IconUsers,
  mensual: IconListNumbers,
  nominas: IconCash,
  auditoria: IconFileSearch,
};

type Values = {
  clase: ClaseExporte;
  desde: string;
  hasta: string;
  centro: number | null;
  idioma: (typeof IDIOMAS)[number];
  plantilla: string;
};

/** The month of the address, otherwise the last one, which is what is usually asked for. A running one goes as far as today. */
function periodOf(mes: string | undefined, hoy: string): { desde: string; hasta: string } {
  const first = mes ? Temporal.PlainDate.from(`${mes}-01`) : Temporal.PlainDate.from(hoy).with({ day: 1 }).subtract({ months: 1 });
  if (mes === hoy.slice(0, 7)) return { desde: first.toString(), hasta: hoy };
  return { desde: first.toString(), hasta: first.with({ day: first.daysInMonth }).toString() };
}

type Props = {
  clase: ClaseExporte | undefined;
  mes: string | undefined;
  centro: number | null | undefined;
  onMade: (made: ExporteVista) => void;
};

/** Asks for an export: what for, which days and where, and in which language. */
export function NewExport({ clase = 'inspeccion', mes, centro = null, onMade }: Props) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { Language, Zona } = useProfile();
  const heading = useId();
  const centros = useRead(personas.opciones, {}).data?.centros ?? [];
  const plantillas = useRead(exportes.plantillas, {}).data?.items ?? [];
  const hoy = clock.now().toZonedDateTimeISO(Zona).toPlainDate().toString();
  const initial: Values = { clase, ...periodOf(mes, hoy), centro, idioma: Language, plantilla: '' };
  const form = useContractForm(exportes.crear, {
    schema: entradaExporte,
    initial,
    input: ({ plantilla, centro: where, ...rest }) => ({
      ...rest,
      centro: rest.clase === 'auditoria' ? null : where,
      ...(rest.clase === 'nominas' ? { plantilla: plantilla || plantillas[0]?.id } : {}),
    }),
    sendsUnchanged: true,
    onSaved: onMade,
  });
  const { values, put } = form;
  return (
    <Form of={form} save={t('exportes.pedir')}>
      <Stack gap="xs">
        <Text id={heading} size="sm" fw={600}>
          {t('exportes.que')}
        </Text>
        <Choices labelledBy={heading}>
          {CLASES_EXPORTE.map((one) => (
            <Choice
              key={one}
              group="clase"
              icon={ICONS[one]}
              name={t(`exportes.clases.${one}`)}
              detail={t(`exportes.para-que.${one}`)}
              isChosen={values.clase === one}
              onChoose={() => put({ clase: one })}
            />
          ))}
        </Choices>
      </Stack>
      <Pair>
        <DayField of={form} name="desde" toward="past" label={t('exportes.desde')} />
        <DayField of={form} name="hasta" toward="past" label={t('exportes.hasta')} min={values.desde} />
      </Pair>
      {values.clase === 'nominas' && (
        <SelectField
          of={form}
          name="plantilla"
          label={t('exportes.plantilla')}
          description={t('exportes.plantilla-nota')}
          options={plantillas.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        />
      )}
      <Pair>
        {values.clase !== 'auditoria' && (
          <SelectField
            of={form}
            name="centro"
            label={t('exportes.centro')}
            options={[{ value: null, label: t('exportes.todos') }, ...centros.map(({ id, nombre }) => ({ value: id, label: nombre }))]}
          />
        )}
        <SelectField
          of={form}
          name="idioma"
          label={t('exportes.idioma')}
          options={IDIOMAS.map((value) => ({ value, label: t(`personas.idiomas.${value}`) }))}
        />
      </Pair>
    </Form>
  );
}
