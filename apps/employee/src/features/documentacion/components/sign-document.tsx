import { useState, type SubmitEvent } from 'react';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { DocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconSignature, IconThumbUp } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { PasskeyCancelled } from '@jornada/web/native/passkeys.ts';
import { ProofFields } from '@jornada/features/firma/proof-fields.tsx';
import type { Proof } from '@jornada/features/firma/use-proof.ts';
import { useServices } from '../../../shared/services.tsx';
import { useFirmarDocumento } from '../api.ts';
import { useDocumentWords } from '../use-document-words.ts';
import { useTries } from '../use-tries.ts';
import { ForgottenPin } from './forgotten-pin.tsx';
import { TriesLeft } from './tries-left.tsx';

type Props = {
  of: DocumentoVista;
  firma: NonNullable<DocumentoVista['firma']>;
  proof: Proof;
  /** The server knows all pages that were seen. */ onSign: () => Promise<void>;
};

/** Signs exactly what is shown; where agreement is asked for, one may say that one does not agree, and why. */
export function SignDocument({ of: { id, huella, titulo }, firma: { clase, textoVersion }, proof, onSign }: Props) {
  const { t } = useDocumentWords();
  const messageOf = useMessageOf();
  const { notices } = useServices();
  const [answer, setAnswer] = useState<'si' | 'no'>('si');
  const [motivo, setMotivo] = useState('');
  const [isForgotten, setForgotten] = useState(false);
  const tries = useTries();
  const agrees = answer === 'si';
  const sign = useFirmarDocumento({
    isKey: proof.way === 'llave',
    before: onSign,
    onSuccess: () => {
      proof.remember();
      tries.forget();
      notices.show(t(agrees ? 'mis-documentos.firma.hecho' : 'mis-documentos.firma.dicho', { titulo }));
    },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    sign.mutate(
      { id, huella, textoVersion, conforme: agrees, ...(!agrees && { motivo: motivo.trim() }), Prueba: proof.prueba() },
      {
        onError: (error) => {
          proof.setSecret('');
          tries.note(error);
        },
      },
    );
  };
  const problem = sign.error && (sign.error instanceof PasskeyCancelled ? t('factores.cancelado') : messageOf(sign.error));
  const label = clase === 'recibo' ? t('mis-documentos.firma.recibo') : t(`mis-documentos.firma.conforme-${answer}`);
  return (
    <>
      <form onSubmit={submit}>
        <Stack gap="sm">
          {clase === 'conforme' && (
            <SegmentChoice
              aria-label={t('mis-documentos.firma.respuesta')}
              value={answer}
              options={[
                { value: 'si', label: t('mis-documentos.firma.conforme'), icon: IconThumbUp },
                { value: 'no', label: t('mis-documentos.firma.no-conforme'), icon: IconAlertCircle },
              ]}
              onChoose={(value) => {
                setAnswer(value);
                sign.reset();
              }}
            />
          )}
          {!agrees && (
            <Textarea
              label={t('mis-documentos.firma.motivo')}
              description={t('mis-documentos.firma.motivo-nota')}
              value={motivo}
              maxLength={1000}
              required
              withAsterisk={false}
              rows={3}
              onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            />
          )}
          <ProofFields
            of={proof}
            onChoose={() => sign.reset()}
            belowPin={
              <Group justify="end" mt="-xs">
                <Button variant="subtle" size="compact-sm" px={0} c="var(--j-accent)" onClick={() => setForgotten(true)}>
                  {t('mis-documentos.pin.olvidado')}
                </Button>
              </Group>
            }
          />
          {problem && (
            <Text size="sm" c="bad" role="alert">
              {problem} <TriesLeft of={tries.left} />
            </Text>
          )}
          <Button
            type="submit"
            size="xl"
            fullWidth
            loading={sign.isPending}
            disabled={!proof.isReady || (!agrees && motivo.trim() === '')}
            leftSection={<Glyph of={IconSignature} />}
          >
            {label}
          </Button>
        </Stack>
      </form>
      {isForgotten && <ForgottenPin onClose={() => setForgotten(false)} />}
    </>
  );
}
