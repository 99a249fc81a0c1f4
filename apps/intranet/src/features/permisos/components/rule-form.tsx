import { useTranslation } from 'react-i18next';
import { entradaRegla, permisos } from '@jornada/contract/permisos/calls.ts';
import type { FamiliaGestionada, ReglaGestionada, TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import { DayField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { amountOf, EMPTY, OWN, ruleInput, valuesOf } from '../model/rule-fields.ts';
import { RuleFields } from './rule-fields.tsx';

type Props = {
  familia: FamiliaGestionada;
  ley: readonly TipoPermiso[];
  /** The version that is changed; null: a new permit. */
  regla: ReglaGestionada | null;
  onDone: () => void;
};

/** A permit of an agreement from a day on. One of the law begins as the law has it. */
export function RuleForm({ familia, ley, regla, onDone }: Props) {
  const { t } = useTranslation();
  const { today } = useRequestWords();
  const isKnown = (codigo: string): boolean => ley.some((tipo) => tipo.codigo === codigo);
  const vigente = `${today.slice(0, 4)}-01-01`;
  const form = useContractForm(permisos.guardarRegla, {
    schema: entradaRegla,
    initial: regla ? { ...valuesOf(regla), vigente: regla.vigente } : { ...EMPTY, vigente },
    input: (values) => ({
      ...ruleInput(values, { isNamed: !isKnown(values.codigo), rest: regla?.distancias.slice(1) ?? [] }),
      familia: familia.id,
      version: familia.version,
    }),
    check: ({ codigo, nombre, unidad, cantidad, grado1, grado2, monoparental }): Record<string, string> => {
      const isWrong = (text: string): boolean => amountOf(unidad, text) === undefined;
      const needs = unidad !== 'tiempo-necesario' && unidad !== 'minutos';
      const message = t('permisos.gestion.no-es-cantidad');
      return {
        ...(!isKnown(codigo) && nombre.trim() === '' && { nombre: t('permisos.gestion.falta-nombre') }),
        ...((isWrong(cantidad) || (needs && cantidad.trim() === '')) && { cantidad: message }),
        ...(isWrong(grado1) && { grado1: message }),
        ...(isWrong(grado2) && { grado2: message }),
        ...(isWrong(monoparental) && { monoparental: message }),
      };
    },
    draft: `permisos.regla.${familia.id}.${regla ? `${regla.codigo}.${regla.vigente}` : 'nueva'}`,
    sendsUnchanged: false,
    notice: t('gestion.guardado'),
    onSaved: onDone,
  });
  const { codigo } = form.values;
  const choose = (chosen: string): void => {
    const tipo = ley.find((one) => one.codigo === chosen);
    form.put({ ...(tipo ? valuesOf(tipo) : EMPTY), codigo: chosen });
  };
  return (
    <Form of={form} save={t('permisos.gestion.guardar')} onCancel={onDone} discard={t('permisos.gestion.cancelar')}>
      {regla === null && (
        <SelectField
          of={form}
          name="codigo"
          label={t('permisos.gestion.tipo')}
          options={[
            { value: OWN, label: t('permisos.gestion.propio') },
            ...ley.map((tipo) => ({ value: tipo.codigo, label: tipo.nombre })),
          ]}
          onChoose={choose}
        />
      )}
      {!isKnown(codigo) && <TextField of={form} name="nombre" label={t('permisos.gestion.nombre-permiso')} />}
      <Pair>
        {/* Another day is another version. */}
        <DayField of={form} name="vigente" label={t('permisos.gestion.vigente')} />
        <DayField of={form} name="hasta" label={t('permisos.gestion.fin')} min={form.values.vigente} />
      </Pair>
      <RuleFields of={form} />
      <TextField of={form} name="norma" aria-required={false} label={t('permisos.gestion.norma')} />
    </Form>
  );
}
