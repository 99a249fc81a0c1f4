import { useTranslation } from 'react-i18next';
import { entradaRespuestaFirma, firmas } from '@jornada/contract/firmas/calls.ts';
import { CountedField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Section } from '@jornada/web/list/section.tsx';
import type { MesElegido } from '../model.ts';

/** Answers what a person finds wrong with their month. */
export function AnswerForm({ persona, ano, mes }: MesElegido & { persona: number }) {
  const { t } = useTranslation();
  const form = useContractForm(firmas.responder, {
    schema: entradaRespuestaFirma,
    initial: { texto: '' },
    input: ({ texto }) => ({ persona, ano, mes, texto }),
    draft: `firmas.respuesta.${persona}.${ano}.${mes}`,
    notice: t('firmas.gestion.respondido'),
  });
  return (
    <Section title={t('firmas.gestion.responder')}>
      <Form of={form} save={t('firmas.gestion.responder')}>
        <CountedField
          of={form}
          name="texto"
          label={t('firmas.gestion.respuesta')}
          count={({ escritos, max }) => t('correcciones.cuenta', { usados: escritos, max })}
        />
      </Form>
    </Section>
  );
}
