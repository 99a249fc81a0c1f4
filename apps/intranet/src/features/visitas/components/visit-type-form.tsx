import { useTranslation } from 'react-i18next';
import { entradaTipoVisita, visitas } from '@jornada/contract/visitas/calls.ts';
import type { TipoVisitaGestionado } from '@jornada/contract/visitas/gestion.ts';
import { ANFITRIONES, ICONOS_VISITA } from '@jornada/domain/visitas/modelo.ts';
import { LongTextField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { inAllLanguages, questionsToSend, type VisitTypeDraft } from '../model/type-draft.ts';
import { OtherLanguages } from './other-languages.tsx';
import { QuestionsEditor } from './questions-editor.tsx';

type Props = { tipo: TipoVisitaGestionado | null; onSaved?: (saved: TipoVisitaGestionado) => void };

/** A type of visit: how it is called, what it needs, its safety rules and its questions. */
export function VisitTypeForm({ tipo, onSaved }: Props) {
  const { t } = useTranslation();
  const initial: VisitTypeDraft = {
    nombre: inAllLanguages(tipo?.nombre),
    descripcion: inAllLanguages(tipo?.descripcion),
    icono: tipo?.icono ?? 'reunion',
    anfitrion: tipo?.anfitrion ?? 'necesario',
    pideMatricula: tipo?.pideMatricula ?? false,
    pideDocumento: tipo?.pideDocumento ?? false,
    normas: inAllLanguages(tipo?.normas),
    preguntas: (tipo?.preguntas ?? []).map(({ texto, opciones, ...one }) => ({
      ...one,
      texto: inAllLanguages(texto),
      opciones: opciones.map(inAllLanguages),
    })),
  };
  const form = useContractForm(visitas.guardar, {
    schema: entradaTipoVisita,
    which: tipo ? { id: tipo.id, version: tipo.version } : undefined,
    initial,
    input: ({ preguntas, ...values }) => ({ ...values, preguntas: questionsToSend(preguntas) }),
    draft: `visitas.tipo.${tipo?.id ?? 'nuevo'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  return (
    <Form of={form} save={t(tipo ? 'gestion.guardar' : 'visitas.tipos.crear')}>
      <TextField of={form} name="nombre.texto" label={t('visitas.tipos.nombre')} />
      <TextField of={form} name="descripcion.texto" label={t('visitas.tipos.descripcion')} />
      <Pair>
        <SelectField
          of={form}
          name="icono"
          label={t('visitas.tipos.icono')}
          options={ICONOS_VISITA.map((value) => ({ value, label: t(`visitas.tipos.iconos.${value}`) }))}
        />
        <SelectField
          of={form}
          name="anfitrion"
          label={t('visitas.tipos.anfitrion')}
          options={ANFITRIONES.map((value) => ({ value, label: t(`visitas.tipos.anfitriones.${value}`) }))}
        />
      </Pair>
      <SwitchField of={form} name="pideMatricula" label={t('visitas.tipos.matricula')} note={t('visitas.tipos.matricula-nota')} />
      <SwitchField of={form} name="pideDocumento" label={t('visitas.tipos.documento')} note={t('visitas.tipos.documento-nota')} />
      <LongTextField
        of={form}
        name="normas.texto"
        label={t('visitas.tipos.normas')}
        description={t('visitas.tipos.normas-nota')}
        rows={3}
      />
      <OtherLanguages of={form} />
      <QuestionsEditor of={form.values.preguntas} errors={form.errors} onChange={(preguntas) => form.put({ preguntas })} />
    </Form>
  );
}
