import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { entradaTipoVisita, visitas } from '@jornada/contract/visitas/calls.ts';
import type { TipoVisitaGestionado } from '@jornada/contract/visitas/gestion.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { ANFITRIONES, ICONOS_VISITA } from '@jornada/domain/visitas/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { LongTextField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import { inAllLanguages, newQuestion, type QuestionDraft, questionsToSend, type VisitTypeDraft } from '../model/type-draft.ts';
import { QuestionEditor } from './question-editor.tsx';
import classes from '../visitas.module.css';

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

/** The words of a type in the other languages, where somebody wants to write them. */
function OtherLanguages({ of }: { of: ContractForm<VisitTypeDraft> }) {
  const { t } = useTranslation();
  return (
    <details className={classes.more}>
      <summary>{t('visitas.tipos.idiomas')}</summary>
      <Hint>{t('visitas.tipos.idiomas-nota')}</Hint>
      <Stack gap="md" mt="sm">
        {IDIOMAS.map((idioma) => (
          <fieldset key={idioma}>
            <legend>
              <b>{ownName(idioma)}</b>
            </legend>
            <Stack gap="xs">
              <TextField of={of} name={`nombre.${idioma}`} label={t('visitas.tipos.nombre')} lang={idioma} />
              <TextField of={of} name={`descripcion.${idioma}`} label={t('visitas.tipos.descripcion')} lang={idioma} />
              <LongTextField of={of} name={`normas.${idioma}`} label={t('visitas.tipos.normas')} lang={idioma} rows={2} />
            </Stack>
          </fieldset>
        ))}
      </Stack>
    </details>
  );
}

/** As many as a type may have. */
const MOST = 12;

type QuestionsEditorProps = {
  of: readonly QuestionDraft[];
  errors: Readonly<Record<string, string>>;
  onChange: (questions: QuestionDraft[]) => void;
};

/** The questions of a type, in their order. */
function QuestionsEditor({ of: questions, errors, onChange }: QuestionsEditorProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('visitas.tipos.preguntas')} note={t('visitas.tipos.preguntas-nota')}>
      <Stack gap="sm">
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.id}
            of={question}
            number={index + 1}
            error={errors[`preguntas.${index}.texto.texto`] ?? errors[`preguntas.${index}.texto`] ?? errors['preguntas']}
            onChange={(changed) => onChange(questions.map((one) => (one.id === question.id ? changed : one)))}
            onRemove={() => onChange(questions.filter(({ id }) => id !== question.id))}
          />
        ))}
        {questions.length < MOST && (
          <Button variant="default" leftSection={<Glyph of={IconPlus} />} onClick={() => onChange([...questions, newQuestion(questions)])}>
            {t('visitas.tipos.anadir')}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
