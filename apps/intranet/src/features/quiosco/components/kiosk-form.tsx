import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { entradaConfigurar, IDENTIFICACIONES, type QuioscoGestionado } from '@jornada/contract/quiosco/vistas.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { LongTextField, NumberField, SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';

type Props = { kiosk: QuioscoGestionado; centros: readonly { id: number; nombre: string }[] };

const toggled = <T,>(list: readonly T[], one: T): T[] => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

/** How a kiosk is set up. */
export function KioskForm({ kiosk, centros }: Props) {
  const { t } = useTranslation();
  const { id, version, centroId, subtipos, identificacion, otrosCentros, foto, diasFoto, visitas, mensaje } = kiosk;
  const form = useContractForm(quiosco.configurar, {
    schema: entradaConfigurar,
    which: { id, version },
    initial: {
      centroId: centroId ?? centros[0]?.id ?? 0,
      subtipos: [...(subtipos ?? SUBTIPOS)],
      identificacion,
      otrosCentros,
      foto,
      diasFoto,
      visitas,
      mensaje,
    },
    input: ({ subtipos: chosen, ...same }) => ({ ...same, subtipos: chosen.length === SUBTIPOS.length ? null : chosen }),
    draft: `quiosco.${id}`,
    notice: t('gestion.guardado'),
  });
  const ways = form.field<typeof identificacion>('identificacion');
  const kinds = form.field<(typeof SUBTIPOS)[number][]>('subtipos');
  const photos = form.field<boolean>('foto');
  return (
    <Form of={form} save={t('gestion.guardar')}>
      <SelectField
        of={form}
        name="centroId"
        label={t('quiosco.config.centro')}
        options={centros.map((centro) => ({ value: centro.id, label: centro.nombre }))}
      />
      <Stack component="fieldset" gap={0} p={0} m={0} bd={0}>
        <legend>{t('quiosco.config.identificacion')}</legend>
        {IDENTIFICACIONES.map((one) => (
          <CheckRow key={one} checked={ways.value.includes(one)} onChange={() => ways.set(toggled(ways.value, one))}>
            {t(`quiosco.identificacion.${one}`)}
          </CheckRow>
        ))}
        {ways.error && <p role="alert">{ways.error}</p>}
      </Stack>
      <Stack component="fieldset" gap={0} p={0} m={0} bd={0}>
        <legend>{t('quiosco.config.subtipos')}</legend>
        {SUBTIPOS.map((one) => (
          <CheckRow
            key={one}
            checked={one === 'trabajo' || kinds.value.includes(one)}
            disabled={one === 'trabajo'}
            onChange={() => kinds.set(toggled(kinds.value, one))}
          >
            {t(`tipos.subtipos.${one}`)}
          </CheckRow>
        ))}
      </Stack>
      <SwitchField of={form} name="otrosCentros" label={t('quiosco.config.otros-centros')} />
      <SwitchField of={form} name="visitas" label={t('quiosco.config.visitas')} />
      <SwitchField of={form} name="foto" label={t('quiosco.config.foto')} note={t('quiosco.gestion.foto-nota')} />
      {photos.value && <NumberField of={form} name="diasFoto" label={t('quiosco.config.dias-foto')} />}
      <LongTextField of={form} name="mensaje" label={t('quiosco.config.mensaje')} rows={2} />
    </Form>
  );
}
