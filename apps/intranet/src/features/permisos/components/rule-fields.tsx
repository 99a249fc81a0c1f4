import { useTranslation } from 'react-i18next';
import { CONTADORES_PERMISO, INICIOS_PERMISO, JUSTIFICANTES, PAGOS_PERMISO, UNIDADES_PERMISO } from '@jornada/domain/permisos/modelo.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { NumberField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { isInDays, isInHours, type RuleValues } from '../model/rule-fields.ts';

/** What a permit gives, for what, and what it asks for. */
export function RuleFields({ of: form }: { of: ContractForm<RuleValues> }) {
  const { t } = useTranslation();
  const { unidad, edadMeses } = form.values;
  const inDays = isInDays(unidad);
  return (
    <>
      <Pair>
        <SelectField
          of={form}
          name="unidad"
          label={t('permisos.gestion.unidad')}
          options={UNIDADES_PERMISO.map((value) => ({ value, label: t(`permisos.gestion.unidades.${value}`) }))}
        />
        {unidad !== 'tiempo-necesario' && (
          <TextField
            of={form}
            name="cantidad"
            inputMode="decimal"
            label={t(isInHours(unidad) ? 'permisos.gestion.cantidad-horas' : 'permisos.gestion.cantidad')}
          />
        )}
      </Pair>
      <Pair>
        <SelectField
          of={form}
          name="contador"
          label={t('permisos.gestion.contador')}
          options={[
            ...CONTADORES_PERMISO.map((value) => ({ value, label: t(`permisos.gestion.contadores.${value}`) })),
            { value: '', label: t('permisos.gestion.contadores.nada') },
          ]}
        />
        <SelectField
          of={form}
          name="inicio"
          label={t('permisos.gestion.inicio')}
          options={INICIOS_PERMISO.map((value) => ({ value, label: t(`permisos.gestion.inicios.${value}`) }))}
        />
      </Pair>
      {inDays && (
        <>
          <NumberField of={form} name="viajeDias" aria-required={false} label={t('permisos.gestion.viaje-dias')} />
          <Pair>
            <NumberField of={form} name="km" label={t('permisos.gestion.km')} />
            <NumberField of={form} name="kmDias" label={t('permisos.gestion.km-dias')} />
          </Pair>
          <Pair>
            <TextField of={form} name="grado1" inputMode="numeric" label={t('permisos.gestion.grado-1')} />
            <TextField of={form} name="grado2" inputMode="numeric" label={t('permisos.gestion.grado-2')} />
          </Pair>
          <TextField of={form} name="monoparental" inputMode="numeric" label={t('permisos.gestion.monoparental')} />
        </>
      )}
      <Pair>
        <SelectField
          of={form}
          name="pago"
          label={t('permisos.gestion.pago')}
          options={PAGOS_PERMISO.map((value) => ({ value, label: t(`permisos.gestion.pagos.${value}`) }))}
        />
        <NumberField of={form} name="avisoDias" label={t('permisos.gestion.aviso')} />
      </Pair>
      <Pair>
        <SelectField
          of={form}
          name="justificante"
          label={t('permisos.gestion.justificante')}
          options={[
            { value: '', label: t('permisos.gestion.sin-justificante') },
            ...JUSTIFICANTES.map((value) => ({ value, label: t(`permisos.justificantes.${value}`) })),
          ]}
        />
        <NumberField of={form} name="plazoDias" label={t('permisos.gestion.plazo')} />
      </Pair>
      <Pair>
        <NumberField of={form} name="edadMeses" label={t('permisos.gestion.edad')} />
        {edadMeses !== null && <NumberField of={form} name="edadMesesAmbos" label={t('permisos.gestion.edad-ambos')} />}
      </Pair>
      <SwitchField of={form} name="ampliable" label={t('permisos.gestion.ampliable')} note={t('permisos.gestion.ampliable-nota')} />
    </>
  );
}
