import {
  CAUSAS_LIMITE,
  entradaRespuesta,
  limites,
  type CausaLimite,
  type IncumplimientoDePersona,
} from '@jornada/contract/limites/calls.ts';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import { LimitAnswers } from '@jornada/features/limites/limit-answers.tsx';
import { LongTextField, SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useMinute } from '@jornada/web/use-minute.ts';

/** A limit that a day broke: how far, by which source, what was explained, and a form to explain it. */
export function OneBreach({ of, onClose }: { of: IncumplimientoDePersona; onClose: () => void }) {
  const { t, format, nameOf, valueOf } = useLimitWords();
  const { persona, fecha, regla, norma, vigente, respuestas } = of;
  return (
    <Aside title={persona.nombre} note={`${nameOf(regla)} · ${format.longDay(fecha, format.dayOf(useMinute()))}`} onClose={onClose}>
      <p>
        {valueOf(of)}, {norma}
      </p>
      {regla === 'descanso-semanal' && <Hint>{t('limites.lista.semanal-nota')}</Hint>}
      {!vigente && <Hint>{t('limites.lista.ya-no-texto')}</Hint>}
      {respuestas.length > 0 && (
        <Section title={t('limites.explicar.dadas')}>
          <LimitAnswers of={respuestas} />
        </Section>
      )}
      <Section title={t('limites.explicar.titulo')} note={t('limites.explicar.nota')}>
        <AnswerForm of={of} />
      </Section>
    </Aside>
  );
}

function AnswerForm({ of: { persona, fecha, regla } }: { of: IncumplimientoDePersona }) {
  const { t } = useLimitWords();
  const initial: { causa: CausaLimite; texto: string } = { causa: 'necesidad', texto: '' };
  const form = useContractForm(limites.responder, {
    schema: entradaRespuesta,
    which: { persona: persona.id, fecha, regla },
    initial,
    draft: `limite.${persona.id}.${fecha}.${regla}`,
    notice: t('limites.explicar.hecho'),
  });
  return (
    <Form of={form} save={t('limites.explicar.guardar')}>
      <SelectField
        of={form}
        name="causa"
        label={t('limites.explicar.causa')}
        options={CAUSAS_LIMITE.map((value) => ({ value, label: t(`limites.causas.${value}`) }))}
      />
      <LongTextField of={form} name="texto" label={t('limites.explicar.texto')} />
    </Form>
  );
}
