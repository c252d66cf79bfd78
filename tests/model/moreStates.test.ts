import { playHalf } from './sequences.ts'

playHalf(1)
