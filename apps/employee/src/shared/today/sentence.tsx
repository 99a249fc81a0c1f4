import { useTranslation } from 'react-i18next';
import { StageSentence } from '../stage/stage.tsx';

type Props = { text: string; values: Record<string, string>; tone?: 'accent' | 'warn' };

/** A sentence of the catalogue with its figure in colour. */
export function Sentence({ text, values, tone = 'accent' }: Props) {
  const { t } = useTranslation();
  return <StageSentence text={t(text, values)} tone={tone} />;
}
